import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { sandboxAccount } from '../gateway/sandbox-account.ts';
import type { PaymentSettings, Settings } from './settings.ts';
import { StartupError } from './startup-error.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

const text = z.string().check(z.trim(), z.minLength(1));
const integer = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));
const count = integer(1, 1_000_000);

const SANDBOX_PORT = 4100;

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
  SMS_SECONDS: z._default(integer(1, 60), 8),
  MSG91_AUTH_KEY: z.optional(text),
  MSG91_TEMPLATE_ID: z.optional(text),
  /** A second registered template, for the confirmation of an order. */
  MSG91_ORDER_TEMPLATE_ID: z.optional(text),
  GST_PERCENT: z._default(integer(0, 28), 18),
  LIST_PAGES_AHEAD: z._default(integer(0, 100), 5),
  /** Separated by commas. */
  DELIVERY_HOLIDAYS: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list: string) => list.split(',').map((day) => day.trim())),
      ),
      z
        .array(z.string().check(z.regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)))
        .check(z.maxLength(200)),
    ),
  ),
  PAYMENT_PORT: z._default(integer(0, 65_535), SANDBOX_PORT),
  PAYMENT_SANDBOX_URL: z.optional(z.url({ protocol: /^https?$/ })),
  PAYMENT_SECONDS: z._default(integer(1, 60), 8),
  PHONEPE_CLIENT_ID: z.optional(text),
  PHONEPE_CLIENT_SECRET: z.optional(text),
  PHONEPE_CLIENT_VERSION: z._default(text, '1'),
  PHONEPE_WEBHOOK_USERNAME: z.optional(text),
  PHONEPE_WEBHOOK_PASSWORD: z.optional(text),
  PHONEPE_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.phonepe.com/apis/pg'),
  PHONEPE_TOKEN_URL: z._default(
    z.url({ protocol: /^https?$/ }),
    'https://api.phonepe.com/apis/identity-manager/v1/oauth/token',
  ),
  MSG91_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://control.msg91.com/api/v5/flow'),
});

/**
 * The settings from environment variables; an empty variable counts as unset.
 * @throws {StartupError} that names the invalid variable, or the one that is missing beside another.
 */
export function settingsFromEnvironment(variables: NodeJS.ProcessEnv = process.env): Settings {
  return settingsOf(readEnvironment(variables));
}

/**
 * The settings of the payment sandbox.
 * @throws {StartupError} that names the invalid variable.
 */
export function sandboxSettingsFromEnvironment(
  variables: NodeJS.ProcessEnv = process.env,
): Pick<Settings, 'host' | 'port' | 'dataFolder' | 'production'> {
  const environment = readEnvironment(variables);
  return {
    host: environment.PROVIDER_HOST,
    port: environment.PAYMENT_PORT,
    dataFolder: resolve(REPOSITORY, environment.SHOP_DATA),
    production: environment.SHOP_ENV === 'production',
  };
}

function readEnvironment(variables: NodeJS.ProcessEnv): z.output<typeof Environment> {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const result = z.safeParse(Environment, Object.fromEntries(given));
  if (!result.success) {
    throw new StartupError(
      `The environment variable ${String(result.error.issues[0]?.path[0])} has an invalid value.`,
    );
  }
  return result.data;
}

function settingsOf(environment: z.output<typeof Environment>): Settings {
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
    ...smsSettings(environment),
    gstPercent: environment.GST_PERCENT,
    listPagesAhead: environment.LIST_PAGES_AHEAD,
    ...(environment.DELIVERY_HOLIDAYS && { holidays: environment.DELIVERY_HOLIDAYS }),
    payment: paymentSettings(environment),
  };
}

/** Milliseconds. */
const POLL_INTERVAL = 2_000;

/**
 * PhonePe with `PHONEPE_CLIENT_ID`, otherwise the sandbox.
 * @throws {StartupError} for an account that is configured by half, and for the sandbox in production.
 */
function paymentSettings(environment: z.output<typeof Environment>): PaymentSettings {
  const { PHONEPE_CLIENT_ID: clientId, PHONEPE_CLIENT_SECRET: clientSecret, SHOP_ENV } = environment;
  const { PHONEPE_WEBHOOK_USERNAME: username, PHONEPE_WEBHOOK_PASSWORD: password } = environment;
  const timeout = environment.PAYMENT_SECONDS * 1000;
  const pollInterval = POLL_INTERVAL;
  if (clientId && environment.PAYMENT_SANDBOX_URL)
    throw new StartupError('Set either PHONEPE_CLIENT_ID or PAYMENT_SANDBOX_URL, not both.');
  if (!clientId) {
    if (SHOP_ENV === 'production')
      throw new StartupError(
        'SHOP_ENV=production needs PHONEPE_CLIENT_ID: the payment sandbox gives away goods for nothing.',
      );
    const account = sandboxAccount(
      environment.PAYMENT_SANDBOX_URL ?? `http://127.0.0.1:${environment.PAYMENT_PORT}`,
      timeout,
    );
    return { account, isSandbox: true, pollInterval };
  }
  if (!clientSecret || !username || !password) {
    throw new StartupError(
      'PHONEPE_CLIENT_ID needs PHONEPE_CLIENT_SECRET, PHONEPE_WEBHOOK_USERNAME and PHONEPE_WEBHOOK_PASSWORD.',
    );
  }
  const account = {
    url: environment.PHONEPE_URL.replace(/\/$/, ''),
    tokenUrl: environment.PHONEPE_TOKEN_URL,
    clientId,
    clientSecret,
    clientVersion: environment.PHONEPE_CLIENT_VERSION,
    webhook: { username, password },
    timeout,
  };
  return { account, isSandbox: false, pollInterval };
}

/** A gateway that is configured by half would be found out by the first customer. */
function smsSettings(
  environment: z.output<typeof Environment>,
): Pick<Settings, 'smsGateway' | 'msg91' | 'smsTimeout'> {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token, MSG91_URL, SMS_SECONDS } = environment;
  const { MSG91_AUTH_KEY: authKey, MSG91_TEMPLATE_ID: templateId } = environment;
  const { MSG91_ORDER_TEMPLATE_ID: orderTemplateId } = environment;
  if (orderTemplateId && !authKey) throw new StartupError('MSG91_ORDER_TEMPLATE_ID needs MSG91_AUTH_KEY.');
  if (token && !url) throw new StartupError('SMS_GATEWAY_TOKEN needs SMS_GATEWAY_URL.');
  if (templateId && !authKey) throw new StartupError('MSG91_TEMPLATE_ID needs MSG91_AUTH_KEY.');
  if (authKey && !templateId) throw new StartupError('MSG91_AUTH_KEY needs MSG91_TEMPLATE_ID.');
  if (authKey && url) throw new StartupError('Set either SMS_GATEWAY_URL or MSG91_AUTH_KEY, not both.');
  return {
    smsTimeout: SMS_SECONDS * 1000,
    ...(url && { smsGateway: { url, token } }),
    ...(authKey && templateId && { msg91: { url: MSG91_URL, authKey, templateId, orderTemplateId } }),
  };
}
