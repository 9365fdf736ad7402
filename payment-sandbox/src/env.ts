import { resolve } from 'node:path';
import { StartupError } from 'parts/startup-error';
import type { SandboxSettings } from './start-sandbox.ts';

/** Relative paths begin here. */
const REPOSITORY = resolve(import.meta.dirname, '../..');

/** @throws {StartupError} when PAYMENT_PORT is no port. */
export function settingsFromEnvironment(): SandboxSettings {
  const { PROVIDER_HOST, PAYMENT_PORT, SHOP_DATA, SHOP_ENV } = process.env;
  const port = Number(PAYMENT_PORT || 4100);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartupError('PAYMENT_PORT takes a whole number from 0 to 65535.');
  return {
    host: PROVIDER_HOST || '127.0.0.1',
    port,
    dataFolder: resolve(REPOSITORY, SHOP_DATA || '.shop'),
    production: (SHOP_ENV || 'development') !== 'development',
  };
}
