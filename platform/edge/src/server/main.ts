import { LINGER } from 'parts/http/http-server';
import { startTracing } from 'parts/http/tracing';
import { StartupError } from 'parts/startup-error';
import { stopOnSignals } from 'parts/stop-on-signals';
import { RegistryDamaged } from 'releases/registry/log/live-releases';
import { EnvironmentRefused, readEnvironment } from '../env.ts';
import { reasonOf } from '../isolated/reason.ts';
import { startEdge } from './edge-server.ts';

/** Errors whose message is written for the operator. */
const SENTENCES = [EnvironmentRefused, RegistryDamaged, StartupError];

try {
  const environment = readEnvironment();
  const stopTracing = await startTracing('edge', environment.OTEL_EXPORTER_OTLP_ENDPOINT);
  const edge = await startEdge(environment);
  console.log(`edge ready on ${edge.origin}`);
  if (edge.metricsOrigin) console.log(`metrics at ${edge.metricsOrigin}/metrics`);

  stopOnSignals(() => edge.stop(LINGER).then(stopTracing));
} catch (error) {
  const isSentence = SENTENCES.some((kind) => error instanceof kind);
  console.error(isSentence ? reasonOf(error) : `The edge server cannot start: ${reasonOf(error)}`);
  process.exit(1);
}
