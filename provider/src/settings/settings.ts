import type { SharedPlace } from 'picture-studio';
import { isPlace } from 'store/open-store';
import type { InvoiceSettings } from './invoice-settings.ts';
import type { MessageTemplate } from './message-template.ts';
import type { PhonePeSettings } from './phonepe-account.ts';
import { isNetwork } from './trusted-proxies.ts';
import {
  count,
  httpAddress,
  integer,
  listOf,
  path,
  port,
  type SettingsOf,
  seconds,
  takes,
  text,
  urlOf,
  variable,
} from './variable.ts';

const DAY = /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Each setting with its variable, the values that it accepts, and its default. Times are in milliseconds. */
export const GENERAL = {
  host: variable('PROVIDER_HOST', text, '127.0.0.1'),
  /** 0 for any free port. */
  port: variable('PROVIDER_PORT', port, '4000'),
  /** Absolute. Holds the database, the secrets and the composed pictures. */
  dataFolder: variable('SHOP_DATA', path, '.shop'),
  /** Absolute. The secrets that several providers share, used instead of those in the data folder. */
  secretsFile: variable('SHOP_SECRETS_FILE', path),
  /** `postgres://…`: the database, used instead of a file in the data folder. */
  databaseUrl: variable(
    'DATABASE_URL',
    takes('an address such as postgres://user:password@host/database', (given) =>
      urlOf(given, 'postgres:', 'postgresql:'),
    ),
  ),
  production: variable(
    'SHOP_ENV',
    takes('development or production', (given) =>
      ['development', 'production'].includes(given) ? given === 'production' : undefined,
    ),
    'development',
  ),
  /** Networks of proxies besides this machine whose headers are trusted: `10.0.0.0/8`. */
  trustedProxies: variable(
    'TRUSTED_PROXIES',
    takes('networks such as 10.0.0.0/8, separated by commas', (given) => listOf(given, isNetwork)),
  ),
  /** How often the provider was restarted since the shop was started. */
  restarts: variable('RESTARTS', integer(0, 1_000_000_000), '0'),
  /** Whether it was started beside another version on the same data. */
  isBesideAnother: variable(
    'BESIDE_ANOTHER',
    takes('1', (given) => given === '1' || undefined),
  ),
  dataCheckInterval: variable('DATA_CHECK_SECONDS', seconds(3600), '10'),
  /** The shop's public address, to which login codes are bound. */
  publicUrl: variable('PUBLIC_URL', httpAddress),
  /** 30 days (SESS-11). */
  sessionLength: variable('SESSION_SECONDS', seconds(31_536_000), '2592000'),
  gstPercent: variable('GST_PERCENT', integer(0, 28), '18'),
  /** The fee for a parcel of samples, GST included, in whole rupees; 0 if the shop sends none (SAMPLE-4). */
  sampleFee: variable('SAMPLE_FEE', integer(0, 10_000), '99'),
  /** Number of list pages per class whose pictures are composed ahead; 0 for none. */
  listPagesAhead: variable('LIST_PAGES_AHEAD', integer(0, 100), '5'),
  /** Days without deliveries, in place of the public holidays (PAY-55): `MM-DD` or `YYYY-MM-DD`. */
  holidays: variable(
    'DELIVERY_HOLIDAYS',
    takes('days such as 01-26 or 2026-11-24, separated by commas', (given) =>
      listOf(given, (day) => DAY.test(day)),
    ),
  ),
  /** The password of `/ops`. Guessing it would reveal orders and their sums. Without a password, `/ops` exists only in development. */
  opsPassword: variable(
    'OPS_PASSWORD',
    takes('16 characters or more', (given) => (given.length < 16 ? undefined : given)),
  ),
  /** The address of the trace collector. Without it, no spans are made. */
  traceCollector: variable('OTEL_EXPORTER_OTLP_ENDPOINT', httpAddress),
};

/** The lifetime of a one-time code, and how often codes are sent and tried (LOGIN-9, LOGIN-23 to LOGIN-25). */
export const OTP = {
  codeLifetime: variable('OTP_SECONDS', seconds(1_000_000), '300'),
  /** For each phone: for its known devices together, and for each other address. */
  codesPerTenMinutes: variable('OTP_CODES_PER_TEN_MINUTES', count, '3'),
  codesPerHour: variable('OTP_CODES_PER_HOUR', count, '5'),
  /** For the known devices of a phone. */
  codesPerDay: variable('OTP_CODES_PER_DAY', count, '20'),
  /** For each phone, for clients that it does not know. Further ones wait longer and longer. */
  codesPerDayForNewcomers: variable('OTP_CODES_PER_DAY_FOR_NEWCOMERS', count, '6'),
  /** Unused codes. High, because a mobile network shows many shoppers under one address. */
  codesPerHourByAddress: variable('OTP_CODES_PER_HOUR_BY_ADDRESS', count, '100'),
  /** Unused codes, after which newcomers wait in line. */
  unusedCodesPerDay: variable('OTP_UNUSED_CODES_PER_DAY', count, '600'),
  /** This limit and the next two count tries by clients that did not ask for the code. */
  wrongTriesPerDay: variable('OTP_WRONG_TRIES_PER_DAY', count, '3'),
  wrongTriesPerHourByAddress: variable('OTP_WRONG_TRIES_PER_HOUR_BY_ADDRESS', count, '60'),
  wrongTriesPerHourInTotal: variable('OTP_WRONG_TRIES_PER_HOUR_IN_TOTAL', count, '20'),
};

/** The address of `/metrics`. */
export const METRICS = {
  host: variable('PROVIDER_METRICS_HOST', text, '127.0.0.1'),
  /** 0 for any free port. Without it, metrics are not served. */
  port: variable('PROVIDER_METRICS_PORT', port),
};

/** The store of composed pictures that several providers share. */
export const PICTURES = {
  place: variable(
    'PICTURE_STORE',
    takes('a folder, or the http address of an S3-compatible bucket', (given) =>
      given.trim() && isPlace(given.trim()) ? given.trim() : undefined,
    ),
  ),
  id: variable('PICTURE_KEY_ID', text),
  secret: variable('PICTURE_KEY_SECRET', text),
  region: variable('PICTURE_REGION', text, 'us-east-1'),
};

export interface Settings extends SettingsOf<typeof GENERAL> {
  otp: OtpSettings;
  metrics?: MetricsSettings | undefined;
  pictureStore?: SharedPlace | undefined;
  /** Sends login codes and confirmations. Without it, they stay in the dev inbox. */
  smsGateway?: SmsGatewaySettings | undefined;
  payment: PaymentSettings;
  /** Without it, no invoices are made. */
  invoices?: InvoiceSettings | undefined;
}

export type OtpSettings = SettingsOf<typeof OTP>;
export type MetricsSettings = Required<SettingsOf<typeof METRICS>>;

/** How to send a message through a gateway: one POST (decision 063). */
export interface SmsGatewaySettings {
  url: string;
  headers: Readonly<Record<string, string>>;
  codeBody: MessageTemplate;
  /** For messages about an order. Without it, customers get none. */
  orderBody?: MessageTemplate | undefined;
  /** The gateway's ids of the texts that it may send. */
  templates: ReadonlyMap<string, string>;
  /** A part of the response to an accepted message, for gateways that report errors with status 200. */
  accepted: string;
  /** Short, because the shopper is waiting. */
  timeout: number;
}

export interface PaymentSettings {
  account: PhonePeSettings;
  isSandbox: boolean;
  /** Pause between two rounds for payments and messages; 0 turns the rounds off. */
  pollInterval: number;
}
