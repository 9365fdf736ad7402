import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPlace, placeFrom } from 'store/open-store';
import type { StorePlace } from 'store/store';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** In the data folder, unless `SHOP_BACKUPS` names another place. */
const BACKUPS_FOLDER = 'backups';

const PORT_RULE = 'a port is a whole number from 0 to 65535';
const port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE);
const address = z.url({ protocol: /^https?$/, error: 'it is not an http or https address' });
const addressOrPath = z.union([
  address,
  z.string().regex(/^\/(?!\/)/, 'it is neither an http address nor a path'),
]);
const store = z.string().refine(isPlace, 'it is neither an http address nor a folder');
const SANDBOX_SCRIPT = '/pay/checkout.js';
const milliseconds = z.coerce.number().int().positive();

/** Addresses separated by spaces: `https://a.example https://b.example`. */
const addresses = z
  .string()
  .transform((text) => text.split(/\s+/).filter((part) => part !== ''))
  .pipe(z.array(address));
/** Schemes that a frame must not open, whatever is configured. */
const OF_BROWSERS = /^(?:https?|data|blob|javascript|file|about|ftp|wss?):?$/;
/**
 * Schemes by which the pay page opens an app on the phone: those of UPI and Android, and those of the apps in the documents of PhonePe and
 * of NPCI's members.
 */
const PAYMENT_APPS = 'upi intent phonepe ppe gpay tez paytm paytmmp bhim credpay amazonpay';
const schemes = z
  .string()
  .transform((text) => text.toLowerCase().split(/\s+/).filter(Boolean))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[a-z][a-z0-9+.-]{0,40}:?$/, 'it is not a scheme such as upi')
        .refine((text) => !OF_BROWSERS.test(text), 'it is no scheme of an app')
        .transform((text) => text.replace(/:$/, '')),
    ),
  );
const origins = addresses.transform((urls) => urls.map((url) => new URL(url).origin));

const environment = z
  .object({
    SHOP_ENV: z.enum(['development', 'production']).default('development'),
    SHOP_DATA: z.string().default('.shop'),
    /** The folder in which `npm start` stores backups; by default below `SHOP_DATA`. */
    SHOP_BACKUPS: z.string().optional(),
    PORT: port.default(3000),
    PROVIDER_PORT: port.default(4000),
    /** The port and address of `/metrics`; without a port it is not served. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** A Postgres database, in which several edge servers share what is live, and in which the provider has its data. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'it is not a postgres address' }).optional(),
    /** An http address or a folder from which this machine gets releases that it lacks; by default that of `RELEASE_STORE`. */
    RELEASE_SOURCE: store.optional(),
    /** The http address of an S3-compatible bucket, or a folder, to which `npm run release` pushes what it publishes. */
    RELEASE_STORE: store.optional(),
    /** Keys of the bucket. Without them, requests are not signed. */
    RELEASE_KEY_ID: z.string().optional(),
    RELEASE_KEY_SECRET: z.string().optional(),
    RELEASE_REGION: z.string().default('us-east-1'),
    /** The password of `/ops`, for the person on duty (user `ops`). Without it, the page exists only in development, for anybody. */
    OPS_PASSWORD: z.string().min(16, 'it must have 16 characters or more').optional(),
    /** The collector of spans; without it, no spans are made. */
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    /** `on` if the operator's own proxy sets `traceparent`, and does not forward a visitor's. */
    TRUST_TRACEPARENT: z.enum(['on', 'off']).default('off'),
    /** The port of the payment sandbox; by default the first free one from 4100 on. */
    PAYMENT_PORT: port.optional(),
    /** The port of the owner's desk, by default the first free one from 4200 on, and its address as the staff type it. */
    DESK_PORT: port.optional(),
    DESK_URL: address.optional(),
    PROVIDER_URL: address.optional(),
    /** The shop's public URL: for canonical links, and to decide whether to send HSTS. */
    PUBLIC_URL: address.optional(),
    /** Files in the PEM format. With both, the edge server uses HTTPS with HTTP/2; otherwise a proxy in front of it does. */
    TLS_CERT: z.string().optional(),
    TLS_KEY: z.string().optional(),
    SHOP_NAME: z.string().default('Laminate House'),
    SHOP_DESCRIPTION: z.string().default('Decorative laminate sheets and boards for homes in India.'),
    SHOP_PHONE: z.string().default('+91 00000 00000'),
    SHOP_EMAIL: z.string().default('care@example.com'),
    /** Lines separated by a line break, or by a literal `\\n` where a variable cannot contain a line break. */
    SHOP_ADDRESS: z
      .string()
      .default('1 Example Street\\nMysuru 570001\\nKarnataka, India')
      .transform((text) => text.replaceAll('\\n', '\n')),
    /** A WhatsApp number with its country code; without it, Contact has no link to WhatsApp. */
    SHOP_WHATSAPP: z
      .string()
      .regex(/^\+?[\d ]{8,20}$/, 'it is not a phone number with its country code')
      .transform((text) => text.replaceAll(/\D/g, ''))
      .optional(),
    /** Lines, in the same form as `SHOP_ADDRESS`. */
    SHOP_HOURS: z
      .string()
      .transform((text) => text.replaceAll('\\n', '\n'))
      .optional(),
    SHOP_GSTIN: z
      .string()
      .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'it is not a GST number of 15 characters')
      .optional(),
    INSTAGRAM_URL: address.default('https://instagram.example/laminate-house'),
    YOUTUBE_URL: address.default('https://youtube.example/laminate-house'),
    MAP_URL: address.default('https://map.example/laminate-house'),
    /** The map that Contact embeds; without it, the page only links `MAP_URL`. */
    MAP_EMBED_URL: address.optional(),
    MAP_ATTRIBUTION: z.string().default('Map data © OpenStreetMap contributors'),
    PINCODE_URL: addressOrPath.default('/pincode'),
    PAYMENT_SCRIPT_URL: addressOrPath.default(SANDBOX_SCRIPT),
    /** Origins of the pay page, besides that of the payment script (PAY-11). */
    PAYMENT_ORIGINS: origins.default([]),
    /** Schemes of apps that the pay page may open, separated by spaces (PAY-83). */
    PAYMENT_APPS: schemes.default(PAYMENT_APPS.split(' ')),
    /** The provider's account at PhonePe; if it is set, no sandbox is started. */
    PHONEPE_CLIENT_ID: z.string().optional(),
    /** The address of PhonePe's test environment, which only a shop in development may use. */
    PHONEPE_URL: address.optional(),
    /** The videos on the home page (INSP-47), separated by spaces: addresses at YouTube or of other players. */
    VIDEO_URLS: addresses.default([]),
    /** Origins that may serve pictures besides the shop and the provider, such as a foreign provider's image store. */
    IMAGE_ORIGINS: origins.default([]),
    /** Milliseconds that a page waits for its first data. */
    PAGE_DATA_LIMIT: milliseconds.default(280),
    /** Milliseconds for everything else about a page. A page that takes longer is sent without its content. */
    PAGE_RENDER_LIMIT: milliseconds.default(150),
    /** Milliseconds before a crashed renderer restarts the first time; doubled each further time. */
    RENDERER_RESTART_WAIT: milliseconds.default(250),
    /** Heap limit of a renderer in megabytes. A renderer that exceeds it is restarted. */
    RENDERER_MEMORY: z.coerce.number().int().positive().default(256),
    /** Number of the operator's own proxies before the edge server. The visitor's address is that many entries from the end of X-Forwarded-For. */
    FRONT_PROXIES: z.coerce.number().int().nonnegative().default(0),
    /** Documents of one page that a visitor's address may have rendered per second. Cached documents are not counted. */
    VISITOR_PAGE_RATE: z.coerce.number().positive().default(10),
    /** `off` renders a page again for each request, to measure the renderer. */
    PAGE_CACHE: z.enum(['on', 'off']).default('on'),
    /** `off` if browsers are to report no errors (PROM-171). */
    ERROR_REPORTS: z.enum(['on', 'off']).default('on'),
    /** The percentage of visits in which browsers measure Web Vitals; 0 for none. */
    VITALS_PERCENT: z.coerce.number().min(0).max(100).default(10),
    /** The development server of `npm run dev`, whose builds are served in place of what is live. */
    DEV_SERVER: address.optional(),
    /** Set by `npm start`: how often this server was restarted. */
    RESTARTS: z.coerce.number().int().nonnegative().default(0),
  })
  .refine((read) => read.SHOP_ENV !== 'production' || read.DEV_SERVER === undefined, {
    path: ['DEV_SERVER'],
    message: 'it is not allowed with SHOP_ENV=production',
  })
  .refine((read) => (read.TLS_CERT === undefined) === (read.TLS_KEY === undefined), {
    path: ['TLS_CERT'],
    message: 'TLS_CERT and TLS_KEY are set together or not at all',
  })
  .refine((read) => (read.RELEASE_KEY_ID === undefined) === (read.RELEASE_KEY_SECRET === undefined), {
    path: ['RELEASE_KEY_ID'],
    message: 'RELEASE_KEY_ID and RELEASE_KEY_SECRET are set together or not at all',
  })
  .refine(
    (read) =>
      read.PUBLIC_URL !== undefined ||
      !(read.SHOP_ENV === 'production' || (paysAtPhonePe(read) && read.PHONEPE_URL === undefined)),
    {
      path: ['PUBLIC_URL'],
      message: 'production needs it, and the payment gateway sends shoppers back to it',
    },
  )
  .refine((read) => read.TRUST_TRACEPARENT === 'off' || read.FRONT_PROXIES > 0, {
    path: ['TRUST_TRACEPARENT'],
    message: 'it needs FRONT_PROXIES: without a proxy, visitors would choose the traces',
  })
  .refine((read) => !paysAtPhonePe(read) || read.PAYMENT_SCRIPT_URL !== SANDBOX_SCRIPT, {
    path: ['PAYMENT_SCRIPT_URL'],
    message: 'PHONEPE_CLIENT_ID needs it: the script that opens PhonePe’s pay page',
  });

function paysAtPhonePe(read: Partial<Record<'PHONEPE_CLIENT_ID' | 'PROVIDER_URL', string | undefined>>) {
  return read.PHONEPE_CLIENT_ID !== undefined && read.PROVIDER_URL === undefined;
}

/** The edge server's configuration. Its folders are absolute, except those of releases (`releasePlaces`). */
export type Environment = z.infer<typeof environment> & { SHOP_BACKUPS: string };

/** Variables whose values must not be printed. */
const SECRETS = ['DATABASE_URL', 'OPS_PASSWORD', 'RELEASE_KEY_ID', 'RELEASE_KEY_SECRET'];

/** The environment is not valid. The message holds one sentence for each error. */
export class EnvironmentRefused extends Error {}

/**
 * Reads and validates the environment. An empty variable counts as unset.
 * @throws EnvironmentRefused
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    throw new EnvironmentRefused(
      read.error.issues
        .map(({ path, message }) => {
          const name = String(path[0]);
          if (given[name] === undefined) return `${name} is missing: ${message}.`;
          const shown = SECRETS.includes(name) ? name : `${name}=${given[name]}`;
          return `${shown} cannot be used: ${message}.`;
        })
        .join('\n'),
    );
  }
  const dataFolder = resolve(ROOT, read.data.SHOP_DATA);
  const backups = resolve(ROOT, read.data.SHOP_BACKUPS ?? join(dataFolder, BACKUPS_FOLDER));
  return { ...read.data, SHOP_DATA: dataFolder, SHOP_BACKUPS: backups };
}

export type ReleasePlaces = Partial<Record<'source' | 'store', StorePlace | undefined>>;

export function releasePlaces(read: Environment): ReleasePlaces {
  const { RELEASE_STORE, RELEASE_SOURCE = RELEASE_STORE } = read;
  const keys = { id: read.RELEASE_KEY_ID, secret: read.RELEASE_KEY_SECRET, region: read.RELEASE_REGION };
  return { source: placeFrom(ROOT, RELEASE_SOURCE, keys), store: placeFrom(ROOT, RELEASE_STORE, keys) };
}
