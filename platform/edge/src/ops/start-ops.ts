import type { Environment } from '../env.ts';
import type { EdgeMetrics } from '../metrics/edge-metrics.ts';
import { readProviderReport } from './provider-report.ts';
import { Readings } from './readings.ts';
import { metricsJson } from './series.ts';

/** Starts the readings for `/ops`. @returns undefined if the page does not exist, which is so in production without a password */
export function startOps(
  { SHOP_ENV, OPS_PASSWORD: password }: Environment,
  provider: URL,
  { registry }: EdgeMetrics,
): { password: string | undefined; readings: Readings } | undefined {
  if (SHOP_ENV === 'production' && password === undefined) return undefined;
  const readings = new Readings(async () => ({
    at: Date.now(),
    edge: metricsJson.parse(await registry.getMetricsAsJSON()),
    busy: performance.eventLoopUtilization(),
    provider: await readProviderReport(provider, password),
  }));
  readings.start();
  return { password, readings };
}
