import { stopOnSignals } from 'parts/stop-on-signals';
import { RegistryDamaged } from 'releases/registry/log/live-releases';
import { startTracing } from 'shared-contracts/endpoint/tracing';
import { EnvironmentRefused, readEnvironment } from '../env.ts';
import { reasonOf } from '../isolated/reason.ts';
import { startEdge } from './edge-server.ts';
import { LINGER_MS } from './listening-server.ts';

function startErrorMessage(error: unknown, metricsPort: number | undefined): string {
  if (error instanceof EnvironmentRefused || error instanceof RegistryDamaged) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const port = error instanceof Error && 'port' in error ? error.port : undefined;
  const variable = port !== undefined && port === metricsPort ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Set ${variable} to a free one.`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port}. Set ${variable} to one above 1023.`;
  return `The edge server cannot start: ${reasonOf(error)}`;
}

let metricsPort: number | undefined;
try {
  const environment = readEnvironment();
  metricsPort = environment.METRICS_PORT;
  const stopTracing = await startTracing('edge', environment.OTEL_EXPORTER_OTLP_ENDPOINT);
  const edge = await startEdge(environment);
  console.log(`edge ready on ${edge.origin}`);
  if (edge.metricsOrigin) console.log(`metrics at ${edge.metricsOrigin}/metrics`);

  stopOnSignals(() => edge.stop(LINGER_MS).then(stopTracing));
} catch (error) {
  console.error(startErrorMessage(error, metricsPort));
  process.exit(1);
}
