import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Settings } from './settings.ts';
import { StartupError } from './startup-error.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

const text = z.string().check(z.trim(), z.minLength(1));
const integer = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));
const count = integer(1, 1_000_000);

const Environment = z.object({
  PROVIDER_HOST: z._default(text, '127.0.0.1'),
  PROVIDER_PORT: z._default(integer(0, 65_535), 4000),
  SHOP_DATA: z._default(text, '.shop'),
  SHOP_ENV: z._default(z.enum(['development', 'production']), 'development'),
  /** 30 days (SESS-11). */
  SESSION_SECONDS: z._default(count.check(z.maximum(31_536_000)), 2_592_000),
  OTP_SECONDS: z._default(count, 300),
  OTP_CODES_PER_TEN_MINUTES: z._default(count, 3),
  OTP_CODES_PER_HOUR: z._default(count, 5),
  OTP_CODES_PER_HOUR_BY_ADDRESS: z._default(count, 100),
  OTP_CODES_PER_HOUR_IN_TOTAL: z._default(count, 2000),
  OTP_WRONG_TRIES_PER_DAY: z._default(count, 9),
  OTP_WRONG_TRIES_PER_HOUR_BY_ADDRESS: z._default(count, 60),
  OTP_WRONG_TRIES_PER_HOUR_IN_TOTAL: z._default(count, 600),
  SMS_GATEWAY_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMS_GATEWAY_TOKEN: z._default(z.string(), ''),
});

/**
 * The settings from environment variables; an empty variable counts as unset.
 * @throws {StartupError} that names the invalid variable.
 */
export function settingsFromEnvironment(variables: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const result = z.safeParse(Environment, Object.fromEntries(given));
  if (!result.success) {
    throw new StartupError(
      `The environment variable ${String(result.error.issues[0]?.path[0])} has an invalid value.`,
    );
  }
  return settingsOf(result.data);
}

function settingsOf(environment: z.output<typeof Environment>): Settings {
  const url = environment.SMS_GATEWAY_URL;
  return {
    host: environment.PROVIDER_HOST,
    port: environment.PROVIDER_PORT,
    dataFolder: resolve(REPOSITORY, environment.SHOP_DATA),
    production: environment.SHOP_ENV === 'production',
    sessionLength: environment.SESSION_SECONDS * 1000,
    otp: {
      codeLifetime: environment.OTP_SECONDS * 1000,
      codesPerTenMinutes: environment.OTP_CODES_PER_TEN_MINUTES,
      codesPerHour: environment.OTP_CODES_PER_HOUR,
      codesPerHourByAddress: environment.OTP_CODES_PER_HOUR_BY_ADDRESS,
      codesPerHourInTotal: environment.OTP_CODES_PER_HOUR_IN_TOTAL,
      wrongTriesPerDay: environment.OTP_WRONG_TRIES_PER_DAY,
      wrongTriesPerHourByAddress: environment.OTP_WRONG_TRIES_PER_HOUR_BY_ADDRESS,
      wrongTriesPerHourInTotal: environment.OTP_WRONG_TRIES_PER_HOUR_IN_TOTAL,
    },
    ...(url && { smsGateway: { url, token: environment.SMS_GATEWAY_TOKEN } }),
  };
}
