import type { SharedPlace } from 'picture-studio';
import type { PhonePeSettings } from '../gateway/phonepe-account.ts';
import type { MessageTemplate } from './message-template.ts';

/** How one provider runs. Times in milliseconds. */
export interface Settings {
  host: string;
  /** 0: any free port. */
  port: number;
  /** Absolute. Holds the database, the secrets and the composed pictures. */
  dataFolder: string;
  /** Absolute. The secrets that several providers share, in place of those in the data folder. */
  secretsFile?: string;
  /** `postgres://…`: the database is there, in place of a file in the data folder. */
  databaseUrl?: string;
  /** Where composed pictures are that several providers share. */
  pictureStore?: SharedPlace;
  production: boolean;
  /** Networks of proxies, beside this machine, whose headers are believed: `10.0.0.0/8`. */
  trustedProxies?: readonly string[];
  /** How often the provider was started again since the shop's start. */
  restarts?: number;
  /** Started beside another version on the same data. */
  isBesideAnother?: boolean;
  /** Between two checks of the data file. */
  dataCheckInterval: number;
  sessionLength: number;
  otp: OtpSettings;
  /** Sends login codes and confirmations; without it, the dev inbox keeps them. */
  smsGateway?: SmsGatewaySettings;
  /** Percent of GST that prices include. */
  gstPercent: number;
  /** What a parcel of samples costs, GST included, in rupees; 0 where the shop sends none (SAMPLE-4). */
  sampleFee: number;
  /** List pages of each class whose pictures are composed before a shopper asks for them; 0 for none. */
  listPagesAhead: number;
  /** Days without deliveries, in place of the public holidays (PAY-55): `MM-DD` or `YYYY-MM-DD`. */
  holidays?: readonly string[];
  payment: PaymentSettings;
  /** The password of `/ops`, for the person on duty. Without it, that exists in development alone. */
  opsPassword?: string;
  /** Where `/metrics` is served; without it, nowhere. */
  metrics?: MetricsSettings;
  /** The collector of spans; without it, none are made. */
  traceCollector?: string;
}

export interface MetricsSettings {
  host: string;
  /** 0: any free port. */
  port: number;
}

/** How a gateway is told to send a message: one POST (decision 063). */
export interface SmsGatewaySettings {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** For a login code. */
  codeBody: MessageTemplate;
  /** For the confirmation of an order; without it, orders are not confirmed by message. */
  orderBody?: MessageTemplate | undefined;
  /** What the response to an accepted message contains, for gateways that report errors with status 200. */
  accepted: string;
  /** Milliseconds; the shopper is waiting. */
  timeout: number;
}

/** Where shoppers pay. */
export interface PaymentSettings {
  /** The account at PhonePe, or the sandbox, which speaks the same API. */
  account: PhonePeSettings;
  isSandbox: boolean;
  /** Between two looks for payments to ask about and messages to send; 0 switches that off. */
  pollInterval: number;
}

/** How long a one-time code is valid, and how often codes are sent and tried (LOGIN-9, LOGIN-23 to LOGIN-25). */
export interface OtpSettings {
  codeLifetime: number;
  /** For each phone, by known devices together, and by each other address. */
  codesPerTenMinutes: number;
  codesPerHour: number;
  /** By the known devices of a phone. */
  codesPerDay: number;
  /** For each phone, by clients that it does not know; the next ones wait longer and longer. */
  codesPerDayForNewcomers: number;
  /** Unused ones. High, because a mobile network shows many shoppers under one address. */
  codesPerHourByAddress: number;
  /** Unused ones, after which newcomers wait in line. */
  unusedCodesPerDay: number;
  /** These three count tries by clients that did not ask for the code. */
  wrongTriesPerDay: number;
  wrongTriesPerHourByAddress: number;
  wrongTriesPerHourInTotal: number;
}
