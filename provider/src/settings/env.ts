import { resolve } from 'node:path';
import type { SharedPlace } from 'picture-studio';
import { isPlace, placeFrom } from 'store/open-store';
import * as z from 'zod/mini';
import { GATEWAY_VARIABLES, paymentOf, smsGatewayOf } from './gateway-settings.ts';
import type { Settings } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { isNetwork } from './trusted-proxies.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

const text = z.string().check(z.trim(), z.minLength(1));
const integer = (least: number, most: number) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most));
const count = integer(1, 1_000_000);

const Environment = z.object({
  PROVIDER_HOST: z._default(text, '127.0.0.1'),
  PROVIDER_PORT: z._default(integer(0, 65_535), 4000),
  PROVIDER_METRICS_HOST: z._default(text, '127.0.0.1'),
  PROVIDER_METRICS_PORT: z.optional(integer(0, 65_535)),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  SHOP_DATA: z._default(text, '.shop'),
  SHOP_SECRETS_FILE: z.optional(text),
  /** Guessed, it shows orders and their sums. */
  OPS_PASSWORD: z.optional(z.string().check(z.minLength(16))),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  /** Separated by commas. */
  TRUSTED_PROXIES: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list: string) => list.split(',').map((network) => network.trim())),
      ),
      z.array(z.string().check(z.refine(isNetwork))),
    ),
  ),
  /** The http address of an S3-compatible bucket, or a folder. */
  PICTURE_STORE: z.optional(text.check(z.refine(isPlace))),
  PICTURE_KEY_ID: z.optional(text),
  PICTURE_KEY_SECRET: z.optional(text),
  PICTURE_REGION: z._default(text, 'us-east-1'),
  DATA_CHECK_SECONDS: z._default(integer(1, 3600), 10),
  /** 30 days (SESS-11). */
  SESSION_SECONDS: z._default(count.check(z.maximum(31_536_000)), 2_592_000),
  OTP_SECONDS: z._default(count, 300),
  OTP_CODES_PER_TEN_MINUTES: z._default(count, 3),
  OTP_CODES_PER_HOUR: z._default(count, 5),
  OTP_CODES_PER_DAY: z._default(count, 20),
  OTP_CODES_PER_DAY_FOR_NEWCOMERS: z._default(count, 6),
  OTP_CODES_PER_HOUR_BY_ADDRESS: z._default(count, 100),
  OTP_UNUSED_CODES_PER_DAY: z._default(count, 600),
  OTP_WRONG_TRIES_PER_DAY: z._default(count, 3),
  OTP_WRONG_TRIES_PER_HOUR_BY_ADDRESS: z._default(count, 60),
  OTP_WRONG_TRIES_PER_HOUR_IN_TOTAL: z._default(count, 20),
  GST_PERCENT: z._default(integer(0, 28), 18),
  /** Whole rupees; 0 for none. */
  SAMPLE_FEE: z._default(integer(0, 10_000), 99),
  RESTARTS: z._default(integer(0, 1_000_000_000), 0),
  BESIDE_ANOTHER: z.optional(z.literal('1')),
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
  ...GATEWAY_VARIABLES,
});

/**
 * The settings from environment variables; an empty variable counts as unset.
 * @throws {StartupError} with a sentence for each variable that is invalid, or else for each that is missing beside others.
 */
export function settingsFromEnvironment(variables: NodeJS.ProcessEnv = process.env): Settings {
  return settingsOf(readEnvironment(variables));
}

/**
 * Where the data are that are not in the data folder, for programs that need no other setting.
 * @throws {StartupError} when DATABASE_URL is not the address of a database.
 */
export function placesFromEnvironment(
  variables: NodeJS.ProcessEnv = process.env,
): Pick<Settings, 'databaseUrl' | 'secretsFile'> {
  const { DATABASE_URL, SHOP_SECRETS_FILE } = variables;
  const read = readEnvironment({ DATABASE_URL, SHOP_SECRETS_FILE });
  return {
    ...(read.DATABASE_URL && { databaseUrl: read.DATABASE_URL }),
    ...secretsFileOf(read.SHOP_SECRETS_FILE),
  };
}

/**
 * Where the pictures are that several providers share, for programs that need no other setting.
 * @throws {StartupError} for an address or a key without the other one.
 */
export function pictureStoreFromEnvironment(
  variables: NodeJS.ProcessEnv = process.env,
): SharedPlace | undefined {
  const own = Object.entries(variables).filter(([name]) => name.startsWith('PICTURE_'));
  const problems: string[] = [];
  const { pictureStore } = pictureStoreOf(readEnvironment(Object.fromEntries(own)), problems);
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return pictureStore;
}

function pictureStoreOf(
  environment: z.output<typeof Environment>,
  problems: string[],
): Pick<Settings, 'pictureStore'> {
  const {
    PICTURE_STORE,
    PICTURE_KEY_ID: id,
    PICTURE_KEY_SECRET: secret,
    PICTURE_REGION: region,
  } = environment;
  if ((id === undefined) !== (secret === undefined))
    problems.push('PICTURE_KEY_ID and PICTURE_KEY_SECRET are set together or not at all.');
  return { pictureStore: placeFrom(REPOSITORY, PICTURE_STORE, { id, secret, region }) };
}

function secretsFileOf(path: string | undefined): Pick<Settings, 'secretsFile'> {
  return path === undefined ? {} : { secretsFile: resolve(REPOSITORY, path) };
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
    const names = new Set(result.error.issues.map(({ path }) => String(path[0])));
    throw new StartupError(
      [...names].map((name) => `The environment variable ${name} has an invalid value.`).join('\n'),
    );
  }
  return result.data;
}

function settingsOf(environment: z.output<typeof Environment>): Settings {
  const problems: string[] = [];
  const payment = paymentOf(environment, problems);
  const smsGateway = smsGatewayOf(environment, problems);
  const pictureStore = pictureStoreOf(environment, problems);
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return {
    host: environment.PROVIDER_HOST,
    port: environment.PROVIDER_PORT,
    dataFolder: resolve(REPOSITORY, environment.SHOP_DATA),
    ...secretsFileOf(environment.SHOP_SECRETS_FILE),
    ...pictureStore,
    ...(environment.TRUSTED_PROXIES && { trustedProxies: environment.TRUSTED_PROXIES }),
    ...(environment.DATABASE_URL && { databaseUrl: environment.DATABASE_URL }),
    production: environment.SHOP_ENV === 'production',
    restarts: environment.RESTARTS,
    isBesideAnother: environment.BESIDE_ANOTHER !== undefined,
    dataCheckInterval: environment.DATA_CHECK_SECONDS * 1000,
    sessionLength: environment.SESSION_SECONDS * 1000,
    otp: {
      codeLifetime: environment.OTP_SECONDS * 1000,
      codesPerTenMinutes: environment.OTP_CODES_PER_TEN_MINUTES,
      codesPerHour: environment.OTP_CODES_PER_HOUR,
      codesPerDay: environment.OTP_CODES_PER_DAY,
      codesPerDayForNewcomers: environment.OTP_CODES_PER_DAY_FOR_NEWCOMERS,
      codesPerHourByAddress: environment.OTP_CODES_PER_HOUR_BY_ADDRESS,
      unusedCodesPerDay: environment.OTP_UNUSED_CODES_PER_DAY,
      wrongTriesPerDay: environment.OTP_WRONG_TRIES_PER_DAY,
      wrongTriesPerHourByAddress: environment.OTP_WRONG_TRIES_PER_HOUR_BY_ADDRESS,
      wrongTriesPerHourInTotal: environment.OTP_WRONG_TRIES_PER_HOUR_IN_TOTAL,
    },
    ...(smsGateway && { smsGateway }),
    gstPercent: environment.GST_PERCENT,
    sampleFee: environment.SAMPLE_FEE,
    listPagesAhead: environment.LIST_PAGES_AHEAD,
    ...(environment.DELIVERY_HOLIDAYS && { holidays: environment.DELIVERY_HOLIDAYS }),
    payment,
    ...(environment.OPS_PASSWORD !== undefined && { opsPassword: environment.OPS_PASSWORD }),
    ...(environment.PROVIDER_METRICS_PORT !== undefined && {
      metrics: { host: environment.PROVIDER_METRICS_HOST, port: environment.PROVIDER_METRICS_PORT },
    }),
    ...(environment.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      traceCollector: environment.OTEL_EXPORTER_OTLP_ENDPOINT,
    }),
  };
}
