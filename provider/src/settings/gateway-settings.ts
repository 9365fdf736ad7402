import { MESSAGE_KINDS, type MessageTemplate, messageTemplate } from './message-template.ts';
import { sandboxAccount } from './phonepe-account.ts';
import type { PaymentSettings, SmsGatewaySettings } from './settings.ts';
import {
  anything,
  httpAddress,
  pairsOf,
  port,
  type SettingsOf,
  seconds,
  takes,
  text,
  variable,
} from './variable.ts';

const REAL_URL = 'https://api.phonepe.com/apis/pg';
const REAL_TOKEN_URL = 'https://api.phonepe.com/apis/identity-manager/v1/oauth/token';
/** The origin of PhonePe's test environment (UAT), in which no money moves. */
const TEST_ORIGIN = 'https://api-preprod.phonepe.com';

/** The default body, for a gateway that accepts the phone and the text as JSON. */
const DEFAULT_BODY = '{"to":"+91{phone}","text":"{text}"}';

export const SMS_GATEWAY = {
  url: variable('SMS_GATEWAY_URL', httpAddress),
  headers: variable('SMS_GATEWAY_HEADERS', takes('headers such as authkey: abc, one a line', headersOf)),
  body: variable('SMS_GATEWAY_BODY', text),
  orderBody: variable('SMS_GATEWAY_ORDER_BODY', text),
  accepted: variable('SMS_GATEWAY_ACCEPTED', anything),
  templates: variable(
    'SMS_TEMPLATES',
    takes('kinds with their ids, such as login=1107,placed=1108', templatesOf),
  ),
  timeout: variable('SMS_SECONDS', seconds(60), '8'),
};
type Sms = SettingsOf<typeof SMS_GATEWAY>;

export const PAYMENT = {
  sandboxPort: variable('PAYMENT_PORT', port, '4100'),
  sandboxUrl: variable('PAYMENT_SANDBOX_URL', httpAddress),
  timeout: variable('PAYMENT_SECONDS', seconds(60), '8'),
  clientId: variable('PHONEPE_CLIENT_ID', text),
  clientSecret: variable('PHONEPE_CLIENT_SECRET', text),
  clientVersion: variable('PHONEPE_CLIENT_VERSION', text, '1'),
  username: variable('PHONEPE_WEBHOOK_USERNAME', text),
  password: variable('PHONEPE_WEBHOOK_PASSWORD', text),
  url: variable('PHONEPE_URL', httpAddress, REAL_URL),
  tokenUrl: variable('PHONEPE_TOKEN_URL', httpAddress, REAL_TOKEN_URL),
};
type Payment = SettingsOf<typeof PAYMENT>;

/** Headers, one per line. If the environment cannot hold line breaks, a literal `\n` counts as one. */
function headersOf(given: string): Record<string, string> | undefined {
  const lines = given.split(/\n|\\n/).filter((line) => line.trim() !== '');
  if (!lines.every((line) => /^[\w-]+:[\t\x20-\x7e]*$/.test(line))) return undefined;
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

function templatesOf(given: string): ReadonlyMap<string, string> | undefined {
  const templates = pairsOf(given, (one) => /^[a-z ]{1,20}=[\w-]{1,64}$/.test(one));
  const kinds: readonly string[] = MESSAGE_KINDS;
  return templates && [...templates.keys()].every((kind) => kinds.includes(kind)) ? templates : undefined;
}

const SMS_DETAILS = ['headers', 'body', 'orderBody', 'accepted', 'templates'] as const;

/** The SMS gateway; undefined without `SMS_GATEWAY_URL`. Adds a sentence for each reason not to start. */
export function smsGatewayOf(
  sms: Sms,
  { payment, isProduction }: { payment: Payment; isProduction: boolean },
  problems: string[],
): SmsGatewaySettings | undefined {
  const {
    url,
    headers = {},
    body = DEFAULT_BODY,
    orderBody: ownBody,
    accepted = '',
    timeout,
    templates = new Map<string, string>(),
  } = sms;
  if (!url) {
    const alone = SMS_DETAILS.filter((key) => sms[key] !== undefined);
    problems.push(...alone.map((key) => `${SMS_GATEWAY[key].name} needs SMS_GATEWAY_URL.`));
    if (isProduction || takesMoney(payment)) {
      problems.push('Production needs SMS_GATEWAY_URL: the dev inbox would show everyone’s login codes.');
    }
    return undefined;
  }
  const codeBody = bodyOf(SMS_GATEWAY.body.name, { source: body, content: 'code' }, problems);
  // A body with `{code}` can only send login codes; one with `{text}` can send any message.
  const forBoth = codeBody?.placeholders.has('code') ? undefined : codeBody;
  const orderBody = ownBody
    ? bodyOf(SMS_GATEWAY.orderBody.name, { source: ownBody, content: 'order' }, problems)
    : forBoth;
  // A body with `{template}` needs a template id for each kind of message that it sends.
  const missing = MESSAGE_KINDS.filter((kind) => {
    const forKind = kind === 'login' ? codeBody : orderBody;
    return forKind?.placeholders.has('template') && !templates.has(kind);
  });
  if (missing.length > 0) problems.push(`SMS_TEMPLATES needs the ids of: ${missing.join(', ')}.`);
  return codeBody && { url, headers, codeBody, orderBody, templates, accepted, timeout };
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

const ACCOUNT = ['clientId', 'clientSecret', 'username', 'password'] as const;

const accountVariables = (payment: Payment, isSet: boolean) =>
  ACCOUNT.filter((key) => (payment[key] !== undefined) === isSet).map((key) => PAYMENT[key].name);

/** The account's addresses that belong to PhonePe's test environment. */
const testAddresses = ({ url, tokenUrl }: Payment) =>
  [url, tokenUrl].filter((address) => new URL(address).origin === TEST_ORIGIN);

/** Whether any account variables are set, and none of the addresses is in PhonePe's test environment. */
const takesMoney = (payment: Payment) =>
  accountVariables(payment, true).length > 0 && testAddresses(payment).length === 0;

/** Milliseconds. */
const POLL_INTERVAL = 2_000;

/**
 * The account at PhonePe, or else the sandbox. Real money must never be combined with development features: an account requires
 * production, unless it is in PhonePe's test environment, and production requires a real account. Adds a sentence for each
 * reason not to start.
 */
export function paymentOf(payment: Payment, isProduction: boolean, problems: string[]): PaymentSettings {
  const { timeout } = payment;
  const given = accountVariables(payment, true);
  if (given.length === 0 && !isProduction) {
    const sandboxUrl = payment.sandboxUrl ?? `http://127.0.0.1:${payment.sandboxPort}`;
    return { account: sandboxAccount(sandboxUrl, timeout), isSandbox: true, pollInterval: POLL_INTERVAL };
  }
  const missing = accountVariables(payment, false).join(', ');
  if (given.length === 0) {
    problems.push(`SHOP_ENV=production needs ${missing}: the payment sandbox gives away goods for nothing.`);
  } else if (missing) problems.push(`${given[0]} needs ${missing}.`);
  if (payment.sandboxUrl) problems.push('Set either PHONEPE_CLIENT_ID or PAYMENT_SANDBOX_URL, not both.');
  if (takesMoney(payment) && !isProduction) {
    problems.push(
      `${given[0]} needs SHOP_ENV=production: outside of it everyone’s login codes can be read at /dev.`,
    );
  }
  const inTest = testAddresses(payment).length;
  if (inTest === 1)
    problems.push('PHONEPE_URL and PHONEPE_TOKEN_URL are both PhonePe’s test environment, or neither.');
  if (inTest > 0 && isProduction)
    problems.push(
      'SHOP_ENV=production excludes PhonePe’s test environment: it gives away goods for nothing.',
    );
  const account = {
    url: payment.url.replace(/\/$/, ''),
    tokenUrl: payment.tokenUrl,
    clientId: payment.clientId ?? '',
    clientSecret: payment.clientSecret ?? '',
    clientVersion: payment.clientVersion,
    webhook: {
      username: payment.username ?? '',
      password: payment.password ?? '',
    },
    timeout,
  };
  return { account, isSandbox: false, pollInterval: POLL_INTERVAL };
}
