import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from 'catalogue';
import { smallCatalogue } from 'catalogue/testing/small-catalogue';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { type RunningProvider, startProvider } from '../app/start-provider.ts';
import { DATABASE_FILE, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { seedCatalogue } from '../product/seed-catalogue.ts';
import { settingsFromEnvironment } from '../settings/env.ts';
import type { Settings } from '../settings/settings.ts';
import { GatewayInMemory } from './gateway-in-memory.ts';
import { newDatabaseName, onServer, TEST_SERVER, urlOfDatabase } from './postgres-server.ts';
import { databaseOf } from './test-database.ts';

interface TestProvider extends RunningProvider {
  gateway: GatewayInMemory;
  log: string[];
  /** Advances the clock, in milliseconds. */
  pass(milliseconds: number): void;
}

type TestSettings = Partial<Omit<Settings, 'otp'>> & {
  /** By default, a new one in memory. */
  gateway?: GatewayInMemory;
  otp?: Partial<Settings['otp']>;
  /** By default, the small one. */
  catalogue?: Catalogue;
};

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'provider-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const START = Date.parse('2026-11-20T10:00:00Z');

/** Database files that contain only a catalogue. Cached, because making one takes longer than most tests. */
const seeded = new Map<Catalogue, Buffer>();

async function seededDatabase(catalogue: Catalogue): Promise<Buffer> {
  const known = seeded.get(catalogue);
  if (known) return known;
  const folder = mkdtempSync(join(tmpdir(), 'provider-'));
  try {
    const db = openDatabase(folder);
    await migrate(db);
    await seedCatalogue(db, catalogue, new Date(START));
    await db.destroy();
    const file = readFileSync(join(folder, DATABASE_FILE));
    seeded.set(catalogue, file);
    return file;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Server → catalogue → template database, for Postgres. They disappear with the server, or its administrator drops them. */
const templates = new Map<string, Map<Catalogue, Promise<string>>>();

async function makeTemplate(server: string, catalogue: Catalogue): Promise<string> {
  const name = newDatabaseName();
  await onServer(server, `create database ${name}`);
  const db = await openPostgres(urlOfDatabase(server, name));
  await migrate(db);
  await seedCatalogue(db, catalogue, new Date(START));
  await db.destroy();
  return name;
}

/** A template database with the catalogue, which is copied for each test. */
export async function seededTemplate(server: string, catalogue: Catalogue = smallCatalogue): Promise<string> {
  const own = templates.get(server) ?? new Map<Catalogue, Promise<string>>();
  templates.set(server, own);
  const template = own.get(catalogue) ?? makeTemplate(server, catalogue);
  own.set(catalogue, template);
  return await template;
}

/** The data folder, and on Postgres the database, of a new shop with a catalogue. */
async function seededData(catalogue: Catalogue) {
  const dataFolder = temporaryFolder();
  if (TEST_SERVER !== undefined)
    return {
      dataFolder,
      databaseUrl: await databaseOf(dataFolder, await seededTemplate(TEST_SERVER, catalogue)),
    };
  writeFileSync(join(dataFolder, DATABASE_FILE), await seededDatabase(catalogue));
  return { dataFolder };
}

async function dataIn(dataFolder: string) {
  return { dataFolder, databaseUrl: await databaseOf(dataFolder) };
}

/** A provider on a free port, with a database file and a clock that the test advances. Stopped after the test. */
export async function testProvider({
  otp,
  catalogue = smallCatalogue,
  gateway = new GatewayInMemory(),
  ...own
}: TestSettings = {}): Promise<TestProvider> {
  let time = START;
  const defaults = settingsFromEnvironment({ PROVIDER_PORT: '0' });
  const settings = {
    ...defaults,
    ...(own.dataFolder ? await dataIn(own.dataFolder) : await seededData(catalogue)),
    ...own,
    otp: { ...defaults.otp, ...otp },
    // Tests run the rounds themselves, by their own clock.
    payment: own.payment ?? { ...defaults.payment, pollInterval: 0 },
  };
  const log: string[] = [];
  const running = await startProvider({
    settings,
    catalogue,
    gateway,
    log: (line) => log.push(line),
    now: () => new Date(time),
  });
  onTestFinished(() => running.stop());
  // Not durable, because no test here cuts the power, and on a busy disk each durable commit takes long.
  if (settings.databaseUrl === undefined) await sql`pragma synchronous = off`.execute(running.shop.db);
  return {
    ...running,
    gateway,
    log,
    pass(milliseconds) {
      time += milliseconds;
    },
  };
}
