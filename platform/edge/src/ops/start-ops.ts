import { join } from 'node:path';
import type { Environment } from '../env.ts';
import type { ServedSet } from '../live/live-pages.ts';
import type { EdgeMetrics } from '../metrics/edge-metrics.ts';
import type { Disk } from '../metrics/machine.ts';
import { metricsJson } from './metric-values.ts';
import type { OpsOptions } from './ops-route.ts';
import { readProviderReport } from './provider-report.ts';
import { Samples } from './samples.ts';

/** The samples of the last day, below `SHOP_DATA`. */
const SAMPLES_FILE = 'ops.jsonl';

interface Observed {
  provider: URL;
  metrics: EdgeMetrics;
  current: () => ServedSet | undefined;
  disk: () => Promise<Disk>;
}

/** Takes samples for `/ops`. @returns undefined where the page does not exist: in production without a password */
export async function startOps(
  { SHOP_ENV, SHOP_DATA, OPS_PASSWORD: password }: Environment,
  { provider, metrics, current, disk }: Observed,
): Promise<Pick<OpsOptions, 'password' | 'samples' | 'readProvider' | 'readDisk'> | undefined> {
  if (SHOP_ENV === 'production' && password === undefined) return undefined;
  const readProvider = () => readProviderReport(provider, password);
  const samples = new Samples(join(SHOP_DATA, SAMPLES_FILE), async () => {
    const { active, idle } = performance.eventLoopUtilization();
    const edgeBytes = process.memoryUsage.rss();
    return {
      at: Date.now(),
      edge: metricsJson.parse(await metrics.registry.getMetricsAsJSON()),
      edgeBusy: { active, idle },
      edgeMegabytes: Math.round(edgeBytes / 2 ** 20) + (current()?.renderer.state().residentMegabytes ?? 0),
      provider: await readProvider(),
      disk: await disk(),
    };
  });
  // The port must not wait for a provider that does not answer.
  void samples.start().catch(() => undefined);
  return { password, samples, readProvider, readDisk: disk };
}
