import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { GracefulStop, listen, REQUEST_LIMITS } from 'parts/http/http-server';
import { openData } from 'provider/database/migrations/open-data';
import { openDevInbox } from 'provider/notifications/dev-inbox';
import { SmsGateway } from 'provider/notifications/sms-gateway';
import { LiveSecrets } from 'provider/settings/live-secrets';
import type { Desk } from '../context/desk.ts';
import type { DeskSettings } from '../context/env.ts';
import { makeDesk } from './desk-app.ts';

export interface RunningDesk {
  /** `http://host:port` */
  origin: string;
  desk: Desk;
  stop(linger?: number): Promise<void>;
}

/**
 * Opens the shop's data, and listens.
 * @throws {StartupError} with one sentence for the operator when it cannot start.
 */
export async function startDesk(
  { host, port, publicOrigin, shop }: DeskSettings,
  log: (line: string) => void,
  now = () => new Date(),
): Promise<RunningDesk> {
  const db = await openData(shop, undefined, log);
  try {
    const secrets = new LiveSecrets(shop, log);
    const messages = shop.smsGateway ? new SmsGateway(shop.smsGateway) : await openDevInbox(db, now);
    const desk = { db, settings: shop, secrets: () => secrets.current(), messages, publicOrigin, log, now };
    const server = createAdaptorServer({
      fetch: makeDesk(desk).fetch,
      serverOptions: REQUEST_LIMITS,
    }) as Server;
    const graceful = new GracefulStop(server, () => false);
    const origin = await listen(server, { host, port, variable: 'DESK_PORT' });
    let stopped: Promise<void> | undefined;
    const stop = (linger = 0) => {
      stopped ??= graceful.begin(linger).then(() => db.destroy());
      return stopped;
    };
    return { origin, desk, stop };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
