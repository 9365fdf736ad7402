import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { listen, shutDownGracefully } from '../http/server.ts';
import { StartupError } from '../settings/startup-error.ts';
import { sandboxApp } from './sandbox-app.ts';
import { SandboxStore } from './sandbox-store.ts';

export interface SandboxSettings {
  host: string;
  /** 0: any free port. */
  port: number;
  dataFolder: string;
  production: boolean;
}

export interface RunningSandbox {
  /** `http://host:port` */
  origin: string;
  stop(): Promise<void>;
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
    const origin = await listen(server, { ...settings, variable: 'PAYMENT_PORT' });
    let stopped: Promise<void> | undefined;
    const stop = () => {
      stopped ??= shutDownGracefully(server).then(() => store.close());
      return stopped;
    };
    return { origin, stop };
  } catch (error) {
    store.close();
    throw error;
  }
}
