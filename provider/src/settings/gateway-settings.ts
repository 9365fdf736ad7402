import * as z from 'zod/mini';
import { sandboxAccount } from '../gateway/phonepe-account.ts';
import { type MessageTemplate, messageTemplate } from './message-template.ts';
import type { PaymentSettings, SmsGatewaySettings } from './settings.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const address = z.url({ protocol: /^https?$/ });
const seconds = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(60));

const REAL_URL = 'https://api.phonepe.com/apis/pg';
const REAL_TOKEN_URL = 'https://api.phonepe.com/apis/identity-manager/v1/oauth/token';
/** The origin of PhonePe's test environment (UAT), in which no money moves. */
const TEST_ORIGIN = 'https://api-preprod.phonepe.com';

/** The body for a gateway that takes the phone and the text as JSON. */
const DEFAULT_BODY = '{"to":"+91{phone}","text":"{text}"}';

/** Headers, one a line: `authkey: abc`. Where the environment cannot hold a line break, a literal `\n` is one. */
const headerLines = z.pipe(
  z.pipe(
    z.string(),
    z.transform((lines: string) => lines.split(/\n|\\n/).filter((line) => line.trim() !== '')),
  ),
  z.pipe(
    z.array(z.string().check(z.regex(/^[\w-]+:[\t\x20-\x7e]*$/))),
    z.transform((lines: string[]) => Object.fromEntries(lines.map(headerOf))),
  ),
);

function headerOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}

/** The variables of the SMS gateway and of the payment gateway. */
export const GATEWAY_VARIABLES = {
  SHOP_ENV: z._default(z.enum(['development', 'production']), 'development'),
  SMS_GATEWAY_URL: z.optional(address),
  SMS_GATEWAY_HEADERS: z.optional(headerLines),
  SMS_GATEWAY_BODY: z.optional(text),
  SMS_GATEWAY_ORDER_BODY: z.optional(text),
  SMS_GATEWAY_ACCEPTED: z.optional(z.string()),
  SMS_SECONDS: z._default(seconds, 8),
  PAYMENT_PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 4100),
  PAYMENT_SANDBOX_URL: z.optional(address),
  PAYMENT_SECONDS: z._default(seconds, 8),
  PHONEPE_CLIENT_ID: z.optional(text),
  PHONEPE_CLIENT_SECRET: z.optional(text),
  PHONEPE_CLIENT_VERSION: z._default(text, '1'),
  PHONEPE_WEBHOOK_USERNAME: z.optional(text),
  PHONEPE_WEBHOOK_PASSWORD: z.optional(text),
  PHONEPE_URL: z._default(address, REAL_URL),
  PHONEPE_TOKEN_URL: z._default(address, REAL_TOKEN_URL),
};
const variables = z.object(GATEWAY_VARIABLES);
type Variables = z.output<typeof variables>;

const SMS_DETAILS = [
  'SMS_GATEWAY_HEADERS',
  'SMS_GATEWAY_BODY',
  'SMS_GATEWAY_ORDER_BODY',
  'SMS_GATEWAY_ACCEPTED',
] as const;

/** The gateway that sends messages; without `SMS_GATEWAY_URL`, none. Adds a sentence for each reason not to start. */
export function smsGatewayOf(read: Variables, problems: string[]): SmsGatewaySettings | undefined {
  const { SMS_GATEWAY_URL: url, SMS_GATEWAY_BODY: body = DEFAULT_BODY, SMS_GATEWAY_ORDER_BODY } = read;
  if (!url) {
    const alone = SMS_DETAILS.filter((name) => read[name] !== undefined);
    problems.push(...alone.map((name) => `${name} needs SMS_GATEWAY_URL.`));
    if (read.SHOP_ENV === 'production' || takesMoney(read)) {
      problems.push('Production needs SMS_GATEWAY_URL: the dev inbox would show everyone’s login codes.');
    }
    return undefined;
  }
  const codeBody = bodyOf('SMS_GATEWAY_BODY', { source: body, content: 'code' }, problems);
  // A body with `{code}` is for login codes alone; `{text}` is any message.
  const forBoth = codeBody?.placeholders.has('code') ? undefined : codeBody;
  const orderBody = SMS_GATEWAY_ORDER_BODY
    ? bodyOf('SMS_GATEWAY_ORDER_BODY', { source: SMS_GATEWAY_ORDER_BODY, content: 'order' }, problems)
    : forBoth;
  if (!codeBody) return undefined;
  const headers = read.SMS_GATEWAY_HEADERS ?? {};
  const accepted = read.SMS_GATEWAY_ACCEPTED ?? '';
  return { url, headers, codeBody, orderBody, accepted, timeout: read.SMS_SECONDS * 1000 };
}

function bodyOf(
  name: string,
  { source, content }: { source: string; content: 'code' | 'order' },
  problems: string[],
): MessageTemplate | undefined {
  const template = messageTemplate(source);
  if (!template) problems.push(`${name} is neither JSON nor a form (a=b&c=d).`);
  else if (
    !template.placeholders.has('phone') ||
    !(template.placeholders.has(content) || template.placeholders.has('text'))
  )
    problems.push(`${name} needs the placeholder {phone}, and {${content}} or {text}.`);
  return template;
}

const ACCOUNT_VARIABLES = [
  'PHONEPE_CLIENT_ID',
  'PHONEPE_CLIENT_SECRET',
  'PHONEPE_WEBHOOK_USERNAME',
  'PHONEPE_WEBHOOK_PASSWORD',
] as const;

const accountVariables = (read: Variables) => ACCOUNT_VARIABLES.filter((name) => read[name] !== undefined);

/** Those of the account's addresses that are PhonePe's test environment. */
const testAddresses = ({ PHONEPE_URL, PHONEPE_TOKEN_URL }: Variables) =>
  [PHONEPE_URL, PHONEPE_TOKEN_URL].filter((url) => new URL(url).origin === TEST_ORIGIN);

/** Whether there is an account, or a part of one, outside of PhonePe's test environment. */
const takesMoney = (read: Variables) => accountVariables(read).length > 0 && testAddresses(read).length === 0;

/** Milliseconds. */
const POLL_INTERVAL = 2_000;

/**
 * The account at PhonePe, otherwise the sandbox. Real money is never beside the doors of development: an account demands
 * production, unless it is in PhonePe's test environment, and production demands a real account. Adds a sentence for each
 * reason not to start.
 */
export function paymentOf(read: Variables, problems: string[]): PaymentSettings {
  const isProduction = read.SHOP_ENV === 'production';
  const given = accountVariables(read);
  const timeout = read.PAYMENT_SECONDS * 1000;
  if (given.length === 0 && !isProduction) {
    const sandboxUrl = read.PAYMENT_SANDBOX_URL ?? `http://127.0.0.1:${read.PAYMENT_PORT}`;
    return { account: sandboxAccount(sandboxUrl, timeout), isSandbox: true, pollInterval: POLL_INTERVAL };
  }
  const missing = ACCOUNT_VARIABLES.filter((name) => !given.includes(name)).join(', ');
  if (given.length === 0) {
    problems.push(`SHOP_ENV=production needs ${missing}: the payment sandbox gives away goods for nothing.`);
  } else if (missing) problems.push(`${given[0]} needs ${missing}.`);
  if (read.PAYMENT_SANDBOX_URL)
    problems.push('Set either PHONEPE_CLIENT_ID or PAYMENT_SANDBOX_URL, not both.');
  if (takesMoney(read) && !isProduction) {
    problems.push(
      `${given[0]} needs SHOP_ENV=production: outside of it everyone’s login codes can be read at /dev.`,
    );
  }
  const inTest = testAddresses(read).length;
  if (inTest === 1)
    problems.push('PHONEPE_URL and PHONEPE_TOKEN_URL are both PhonePe’s test environment, or neither.');
  if (inTest > 0 && isProduction)
    problems.push(
      'SHOP_ENV=production excludes PhonePe’s test environment: it gives away goods for nothing.',
    );
  const account = {
    url: read.PHONEPE_URL.replace(/\/$/, ''),
    tokenUrl: read.PHONEPE_TOKEN_URL,
    clientId: read.PHONEPE_CLIENT_ID ?? '',
    clientSecret: read.PHONEPE_CLIENT_SECRET ?? '',
    clientVersion: read.PHONEPE_CLIENT_VERSION,
    webhook: {
      username: read.PHONEPE_WEBHOOK_USERNAME ?? '',
      password: read.PHONEPE_WEBHOOK_PASSWORD ?? '',
    },
    timeout,
  };
  return { account, isSandbox: false, pollInterval: POLL_INTERVAL };
}
