import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { mountGatewayApi } from './gateway-api.ts';
import { mountPayPage } from './pay-page.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The sandbox's API, its page, and the script that opens the page in a frame. */
export function sandboxApp(store: SandboxStore): Hono {
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
