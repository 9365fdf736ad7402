import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { EnvironmentRefused, type ReleasePlaces, readEnvironment, releasePlaces } from 'edge/env';

/** Where a shop runs. Port 0 takes any free port. */
export interface ShopSettings {
  port: number;
  providerPort: number;
  /** The port of the payment sandbox; if undefined, the first free port from 4100 on. */
  sandboxPort?: number;
  /** The port of the owner's desk; if undefined, the first free port from 4200 on. */
  deskPort?: number;
  /** The desk's address as the staff type it; if undefined, they reach it on this machine only. */
  deskUrl?: string;
  /** A production shop has no dev inbox. */
  isProduction?: boolean;
  /** The shop's public address; if undefined, visitors reach it on this machine only. */
  publicUrl?: string;
  /** No sandbox is started, because the shop takes real payments, or because its provider is another company's. */
  isSandboxOff?: boolean;
  /** The address of a foreign provider; the embedded one is not started then. */
  providerUrl?: string;
  /** Absolute. */
  dataFolder: string;
  /** The Postgres database of the provider, and of what is live on several machines; if undefined, both are in the data folder. */
  databaseUrl?: string;
  releases?: ReleasePlaces;
}

/**
 * The settings of a shop. Reads the whole environment, so that a value that the edge server cannot use is reported
 * before the builds.
 * @throws EnvironmentRefused
 */
export function shopSettings(source: NodeJS.ProcessEnv = process.env): ShopSettings {
  const read = readEnvironment(source);
  const { PORT, PROVIDER_PORT, PROVIDER_URL, PAYMENT_PORT, PHONEPE_CLIENT_ID, SHOP_DATA, SHOP_ENV } = read;
  return {
    port: PORT,
    providerPort: PROVIDER_PORT,
    sandboxPort: PAYMENT_PORT,
    deskPort: read.DESK_PORT,
    deskUrl: read.DESK_URL,
    isProduction: SHOP_ENV === 'production',
    publicUrl: read.PUBLIC_URL,
    isSandboxOff: SHOP_ENV === 'production' || Boolean(PHONEPE_CLIENT_ID ?? PROVIDER_URL),
    providerUrl: PROVIDER_URL,
    dataFolder: SHOP_DATA,
    databaseUrl: read.DATABASE_URL,
    releases: releasePlaces(read),
  };
}

export interface BackupSettings {
  /** Absolute. */
  backups: string;
  /** Milliseconds between two backups; undefined for none. */
  every?: number;
  /** How many good ones are kept. */
  keep: number;
}

/** @throws EnvironmentRefused */
export function backupSettings(source: NodeJS.ProcessEnv = process.env): BackupSettings {
  const { SHOP_BACKUPS: backups } = readEnvironment(source);
  const wanted = source['BACKUP_EVERY'] || '6h';
  const every = wanted === 'off' ? undefined : millisecondsOf(wanted);
  const keep = Number(source['BACKUP_KEEP'] || 14);
  const refusals = [
    ...(every === undefined && wanted !== 'off' ? [`BACKUP_EVERY is invalid: ${EVERY_FORMAT}, or off.`] : []),
    ...(Number.isInteger(keep) && keep > 0 ? [] : ['BACKUP_KEEP is invalid: it must be a number from 1 on.']),
  ];
  if (refusals.length > 0) throw new EnvironmentRefused(refusals.join('\n'));
  return { backups, every, keep };
}

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
export const EVERY_FORMAT = 'it must be a time such as 30m, 6h or 1d, 20 days at most';
/** Milliseconds; a timer cannot wait for a month. */
const LONGEST = 20 * 86_400_000;

/** The milliseconds of `30m`, `6h` or `1d`; undefined for anything else. */
export function millisecondsOf(text: string): number | undefined {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([smhd])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (UNITS[unit] ?? 0);
  return milliseconds > 0 && milliseconds <= LONGEST ? milliseconds : undefined;
}

/** Variables of gateways, trace collector, metrics ports, token keys and picture store. */
const OUTSIDE = /^((PHONEPE|SMS_GATEWAY|OTEL|PICTURE)_.*|(PROVIDER_)?METRICS_PORT|SHOP_SECRETS_FILE)$/;

/**
 * Variables that keep a shop in which builds are tried away from the systems that only the operator's shop may use. An empty variable
 * counts as unset.
 */
export function trialVariables(source: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const outside = Object.keys(source).filter((name) => OUTSIDE.test(name));
  return { SHOP_ENV: 'development', ...Object.fromEntries(outside.map((name) => [name, ''])) };
}

/** Value of TEST_DATABASE_URL with which the provider's tests start a server of their own. */
export const TEMPORARY_SERVER = 'temporary';
/** Where the provider's tests have their Postgres. */
export const testServer = process.env.TEST_DATABASE_URL || TEMPORARY_SERVER;

/** Whether the output is a person's terminal, which shows colours. */
export const hasColours = process.stdout.isTTY === true && !process.env.CI && !process.env.NO_COLOR;

/** The private keys of the teams that publish from here, each `<team>.pem`. */
export const teamKeysFolder = resolve(process.env.TEAM_KEYS || join(homedir(), '.config/laminate-shop/keys'));
