import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { shutDownGracefully } from '../http/graceful-shutdown.ts';
import { listen } from '../http/listen.ts';
import type { LogLine } from '../http/request-log.ts';
import { chooseSender } from '../notifications/choose-sender.ts';
import { PictureCache } from '../pictures/picture-cache.ts';
import { seedCatalogue } from '../product/seed-catalogue.ts';
import { LiveShelf } from '../product/shelf/live-shelf.ts';
import { secretsIn } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { makeApp } from './app.ts';
import type { Shop } from './shop.ts';

export interface ProviderParts {
  settings: Settings;
  catalogue: Catalogue;
  log: LogLine;
  /** The clock, so that a test can turn it. */
  now?: () => Date;
}

export interface RunningProvider {
  /** `http://host:port` */
  origin: string;
  shop: Shop;
  /** Takes no new request, lets those under way finish, closes the database. */
  stop(): Promise<void>;
}

/** Bytes on disk. */
const PICTURE_CACHE_LIMIT = 1024 ** 3;

/**
 * Opens the data (made and seeded on the first start) and listens.
 * @throws {StartupError} when it cannot start, with one sentence that says why.
 */
export async function startProvider({
  settings,
  catalogue,
  log,
  now = () => new Date(),
}: ProviderParts): Promise<RunningProvider> {
  const messages = chooseSender(settings, now);
  const db = openDatabase(settings.dataFolder);
  try {
    await migrate(db);
    await seedCatalogue(db, catalogue, now());
    const pictures = new PictureCache(join(settings.dataFolder, 'pictures'), PICTURE_CACHE_LIMIT);
    const shelf = new LiveShelf(db, catalogue.synonyms);
    // A large catalogue takes a second: nobody is let in to wait for it.
    await shelf.current();
    const shop: Shop = {
      db,
      settings,
      secrets: secretsIn(settings.dataFolder),
      messages,
      pictures,
      shelf,
      now,
    };
    let stopped: Promise<void> | undefined;
    const app = makeApp(shop, { log, isStopping: () => stopped !== undefined });
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    const origin = await listen(server, settings);
    const stop = () => {
      // A terminal's Ctrl-C and the parent's SIGTERM both come.
      stopped ??= shutDownGracefully(server)
        .then(() => pictures.close())
        .then(() => db.destroy());
      return stopped;
    };
    return { origin, shop, stop };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
