import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { GracefulStop, listen } from 'parts/http/http-server';
import { StartupError } from 'parts/startup-error';
import { mountGatewayApi } from './gateway-api.ts';
import { mountPayPage } from './pay-page.ts';
import { SandboxStore } from './sandbox-store.ts';

export interface SandboxSettings {
  host: string;
  /** 0 for any free port. */
  port: number;
  dataFolder: string;
  production: boolean;
}

export interface RunningSandbox {
  /** `http://host:port` */
  origin: string;
  stop(linger?: number): Promise<void>;
}

/**
 * Starts the payment sandbox: a payment gateway in which no money moves.
 * @throws {StartupError} in production, and when the port is taken.
 */
export async function startSandbox(settings: SandboxSettings): Promise<RunningSandbox> {
  if (settings.production) {
    throw new StartupError(
      'The payment sandbox does not run with SHOP_ENV=production: it would give away goods for nothing.',
    );
  }
  const store = new SandboxStore(settings.dataFolder);
  try {
    const server = createAdaptorServer({ fetch: sandboxApp(store).fetch }) as Server;
    const graceful = new GracefulStop(server, () => true);
    const origin = await listen(server, { ...settings, variable: 'PAYMENT_PORT' });
    let stopped: Promise<void> | undefined;
    const stop = (linger = 0) => {
      stopped ??= graceful.begin(linger).then(() => store.close());
      return stopped;
    };
    return { origin, stop };
  } catch (error) {
    store.close();
    throw error;
  }
}

function sandboxApp(store: SandboxStore): Hono {
  const app = new Hono();
  mountGatewayApi(app, store);
  mountPayPage(app, store);
  for (const name of ['checkout.js', 'pay-page.js']) {
    const source = readFileSync(join(import.meta.dirname, 'browser', name), 'utf8');
    app.get(`/${name}`, (context) =>
      context.body(source, 200, {
        'Content-Type': 'text/javascript; charset=UTF-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        // The shop is another origin, and may load it with or without `crossorigin`.
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    );
  }
  app.notFound((context) => context.json({ code: 'NOT_FOUND', message: 'There is nothing here.' }, 404));
  return app;
}
