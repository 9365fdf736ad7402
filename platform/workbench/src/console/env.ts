import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from 'edge/env';

/** Where a shop runs. Port 0 takes any free port. */
export interface ShopSettings {
  port: number;
  providerPort: number;
  /** Of the payment sandbox; undefined starts it on the first free port from 4100 on. */
  sandboxPort?: number;
  /** Without a dev inbox. */
  isProduction?: boolean;
  /** The shop takes real payments, or its provider is another company's: no sandbox is started. */
  isSandboxOff?: boolean;
  /** A foreign provider; the embedded one is not started then. */
  providerUrl?: string;
  /** Absolute. */
  dataFolder: string;
}

/**
 * The settings of a shop. Reads the whole environment, so that a value that the edge server cannot use is reported
 * before the builds.
 * @throws EnvironmentRefused
 */
export function shopSettings(source?: NodeJS.ProcessEnv): ShopSettings {
  const read = readEnvironment(source);
  const { PORT, PROVIDER_PORT, PROVIDER_URL, PAYMENT_PORT, PHONEPE_CLIENT_ID, SHOP_DATA, SHOP_ENV } = read;
  return {
    port: PORT,
    providerPort: PROVIDER_PORT,
    sandboxPort: PAYMENT_PORT,
    isProduction: SHOP_ENV === 'production',
    isSandboxOff: SHOP_ENV === 'production' || Boolean(PHONEPE_CLIENT_ID ?? PROVIDER_URL),
    providerUrl: PROVIDER_URL,
    dataFolder: SHOP_DATA,
  };
}

/**
 * What keeps a shop that is only tried away from the operator's gateways, in an environment that has them: an empty variable
 * counts as unset.
 */
export function trialVariables(source: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const gateways = Object.keys(source).filter((name) => /^(PHONEPE|SMS_GATEWAY)_/.test(name));
  return { SHOP_ENV: 'development', ...Object.fromEntries(gateways.map((name) => [name, ''])) };
}

/** Whether the output is a person's terminal, which shows colours. */
export const hasColours = process.stdout.isTTY === true && !process.env.CI && !process.env.NO_COLOR;

/** The private keys of the teams that publish from here, each `<team>.pem`. */
export const teamKeysFolder = resolve(process.env.TEAM_KEYS || join(homedir(), '.config/laminate-shop/keys'));
