import { createServer } from 'node:http';
import { GracefulStop, listen } from 'parts/http/http-server';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { MetricsSettings } from '../settings/settings.ts';

export interface MetricsServer {
  /** `http://host:port` */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves `/metrics`, including those of the process, on a port of its own, which the edge server does not proxy.
 * @throws {StartupError} when the port is taken or not allowed.
 */
export async function serveMetrics(registry: Registry, address: MetricsSettings): Promise<MetricsServer> {
  collectDefaultMetrics({ register: registry });
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const graceful = new GracefulStop(server, () => false);
  const origin = await listen(server, { ...address, variable: 'PROVIDER_METRICS_PORT' });
  return { origin, stop: () => graceful.begin(0) };
}
