import { StartupError } from 'parts/startup-error';
import type { SharedPlace } from 'picture-studio';
import { placeFrom } from 'store/open-store';
import { PAYMENT, paymentOf, SMS_GATEWAY, smsGatewayOf } from './gateway-settings.ts';
import { INVOICE, invoiceSettingsOf } from './invoice-settings.ts';
import { GENERAL, METRICS, OTP, PICTURES, type Settings } from './settings.ts';
import { REPOSITORY, readSettings } from './variable.ts';

/**
 * The settings from environment variables; an empty variable counts as unset.
 * @throws {StartupError} with a sentence for each variable that is invalid, or else for each that is missing beside others.
 */
export function settingsFromEnvironment(variables: NodeJS.ProcessEnv = process.env): Settings {
  const { general, otp, metrics, pictures, sms, payment, invoice } = withoutProblems((problems) => ({
    general: readSettings(GENERAL, variables, problems),
    otp: readSettings(OTP, variables, problems),
    metrics: readSettings(METRICS, variables, problems),
    pictures: readSettings(PICTURES, variables, problems),
    sms: readSettings(SMS_GATEWAY, variables, problems),
    payment: readSettings(PAYMENT, variables, problems),
    invoice: readSettings(INVOICE, variables, problems),
  }));
  return withoutProblems((problems) => ({
    ...general,
    otp,
    metrics: metrics.port === undefined ? undefined : { ...metrics, port: metrics.port },
    payment: paymentOf(payment, general.production, problems),
    smsGateway: smsGatewayOf(sms, { payment, isProduction: general.production }, problems),
    pictureStore: pictureStoreOf(pictures, problems),
    invoices: invoiceSettingsOf(invoice, general.gstPercent, problems),
  }));
}

/**
 * The places of data outside of the data folder, for programs that need no other setting.
 * @throws {StartupError} when DATABASE_URL is not the address of a database.
 */
export function placesFromEnvironment(
  variables: NodeJS.ProcessEnv = process.env,
): Pick<Settings, 'databaseUrl' | 'secretsFile'> {
  const { databaseUrl, secretsFile } = GENERAL;
  return withoutProblems((problems) => readSettings({ databaseUrl, secretsFile }, variables, problems));
}

function pictureStoreOf(
  { place, id, secret, region }: ReturnType<typeof readSettings<typeof PICTURES>>,
  problems: string[],
): SharedPlace | undefined {
  if ((id === undefined) !== (secret === undefined))
    problems.push('PICTURE_KEY_ID and PICTURE_KEY_SECRET are set together or not at all.');
  return placeFrom(REPOSITORY, place, { id, secret, region });
}

/** @throws {StartupError} with the sentences that `read` adds. */
function withoutProblems<Read>(read: (problems: string[]) => Read): Read {
  const problems: string[] = [];
  const value = read(problems);
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return value;
}
