import { createHash } from 'node:crypto';
import { isPaymentPath } from 'releases/policy';
import { CHECKOUT_AHEAD, videoPlayer } from 'shared-contracts/document';
import type { Environment } from '../env.ts';

type Directives = Record<string, readonly string[]>;

/** The path to which browsers report what the checkout's policy has blocked. */
export const POLICY_REPORTS_PATH = '/policy-reports';

/** The foreign origins that the configuration allows. */
export interface PolicySources {
  connect: readonly string[];
  frame: readonly string[];
  image: readonly string[];
  payment: PaymentSources;
  /** The origin of hot updates; undefined in production. */
  hotUpdates: string | undefined;
}

interface PaymentSources {
  /** Full URL of the payment provider's script; undefined if the shop itself serves it. */
  script: string | undefined;
  origins: readonly string[];
  /** Schemes of the apps that the pay page opens. */
  apps: readonly string[];
}

/** Undefined for an address on the shop's own origin. */
function foreignOrigin(address: string): string | undefined {
  return address.startsWith('/') ? undefined : new URL(address).origin;
}

function paymentSources({
  PAYMENT_SCRIPT_URL: address,
  PAYMENT_ORIGINS,
  PAYMENT_APPS,
}: Environment): PaymentSources {
  const origin = foreignOrigin(address);
  return {
    script: origin && origin + new URL(address).pathname,
    origins: [...new Set(present([origin, ...PAYMENT_ORIGINS]))],
    apps: PAYMENT_APPS.map((scheme) => `${scheme}:`),
  };
}

function present(origins: readonly (string | undefined)[]): string[] {
  return origins.filter((origin) => origin !== undefined);
}

export function policySources(environment: Environment): PolicySources {
  const map = environment.MAP_EMBED_URL && foreignOrigin(environment.MAP_EMBED_URL);
  return {
    // Contact sends a request to the map's server before it embeds the map.
    connect: present([foreignOrigin(environment.PINCODE_URL), map]),
    frame: [
      ...new Set(present([map, ...environment.VIDEO_URLS.map((video) => foreignOrigin(videoPlayer(video)))])),
    ],
    image: present([
      environment.PROVIDER_URL && new URL(environment.PROVIDER_URL).origin,
      ...environment.IMAGE_ORIGINS,
    ]),
    payment: paymentSources(environment),
    hotUpdates: environment.DEV_SERVER && new URL(environment.DEV_SERVER).origin.replace(/^http/, 'ws'),
  };
}

/**
 * The checkout allows the payment provider, but neither maps nor videos. The pay page opens an app from within its frame, and `frame-src`
 * applies to such links too: for any other scheme, the frame shows the browser's own error page (PAY-83).
 */
function checkoutSources({ payment: { script, origins, apps } }: PolicySources) {
  return { script: present([script]), frame: ["'self'", ...origins, ...apps], connect: origins };
}

function pageSources(sources: PolicySources) {
  return {
    script: quoted([inlineHash(CHECKOUT_AHEAD)]),
    frame: sources.frame.length > 0 ? sources.frame : ["'none'"],
    connect: [],
  };
}

/**
 * Emotion adds an empty style element and inserts its rules through the CSSOM, which no policy restricts. Browsers check only the
 * element's text, so the hash of an empty text is allowed.
 */
const EMPTY_STYLE = inlineHash('');

/** `sha256-…` */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Hashes of what a document contains inline. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

interface DocumentPolicy {
  hashes: InlineHashes;
  /** Whether all scripts of the document were built for trusted types. */
  trustedTypes: boolean;
}

/**
 * Browsers no longer accept strings in DOM functions that would run them (PROM-9). `default` is the shell's policy, which accepts addresses
 * of released scripts; `dompurify` is the sanitiser's.
 */
const TRUSTED_TYPES: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'dompurify'],
};

/**
 * The Content-Security-Policy of a page. Scripts are files of the shop, and anything inline has one of `hashes`. The payment page has a
 * policy of its own, with which only listed scripts run (PROM-19, PCI DSS 6.4.3).
 */
export function contentSecurityPolicy(
  path: string,
  sources: PolicySources,
  { hashes, trustedTypes }: DocumentPolicy,
): string {
  const isPayment = isPaymentPath(path);
  const own = isPayment ? checkoutSources(sources) : pageSources(sources);
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(hashes.scripts), ...own.script],
    'style-src': ["'self'", ...quoted([EMPTY_STYLE, ...hashes.styles])],
    'img-src': ["'self'", 'data:', ...sources.image],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connect, ...own.connect, ...present([sources.hotUpdates])],
    'frame-src': own.frame,
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The payment provider's script adds scripts in a way that trusted types would refuse.
    ...(trustedTypes && !isPayment && TRUSTED_TYPES),
    // On other pages, most reports would be about the visitors' browser extensions.
    ...(isPayment && { 'report-uri': [POLICY_REPORTS_PATH] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

/** The policy of all other responses: opened as a page, they can do nothing. */
export const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
