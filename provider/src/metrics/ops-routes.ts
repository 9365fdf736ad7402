import { basicAuth } from 'hono/basic-auth';
import type { PictureCache } from 'picture-studio';
import type { DataCondition } from '../database/data-condition.ts';
import type { ApiApp } from '../http/api.ts';
import type { StepFaults } from '../payment/step-faults.ts';
import type { Settings } from '../settings/settings.ts';
import type { ProviderMetrics } from './provider-metrics.ts';
import { failedSteps, type UnsettledServices, unsettled } from './unsettled.ts';

interface ReportedShop extends UnsettledServices {
  settings: Pick<Settings, 'opsPassword' | 'production' | 'restarts'>;
  condition: DataCondition;
  faults: Pick<StepFaults, 'list'>;
  pictures: Pick<PictureCache, 'state'>;
}

/**
 * `GET /ops`: the provider's data for the edge server's page for the person on duty. In production it exists only with a
 * password, which the edge server forwards.
 */
export function mountOps(app: ApiApp, shop: ReportedShop, metrics: ProviderMetrics): void {
  const { opsPassword: password, production, restarts = 0 } = shop.settings;
  if (production && password === undefined) return;
  if (password !== undefined) app.use('/ops', basicAuth({ username: 'ops', password }));
  app.get('/ops', async (context) => {
    const { active, idle } = performance.eventLoopUtilization();
    return context.json({
      restarts,
      megabytes: Math.round(process.memoryUsage.rss() / 2 ** 20),
      /** Milliseconds since the start in which the event loop was active, and in which it was idle. */
      busy: { active, idle },
      problem: shop.condition.problem,
      pictures: shop.pictures.state(),
      metrics: await metrics.registry.getMetricsAsJSON(),
      // Even with a damaged database, the rest is reported.
      unsettled: [...failedSteps(shop.faults), ...(await unsettled(shop).catch(() => []))],
    });
  });
}
