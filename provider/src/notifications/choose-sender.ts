import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/startup-error.ts';
import { DevInbox } from './dev-inbox.ts';
import type { MessageSender } from './message-sender.ts';
import { SmsGateway } from './sms-gateway.ts';

/**
 * The SMS gateway if one is configured, otherwise the dev inbox.
 * @throws {StartupError} in production without a gateway.
 */
export function chooseSender({ production, smsGateway }: Settings, now: () => Date): MessageSender {
  if (smsGateway) return new SmsGateway(smsGateway);
  if (!production) return new DevInbox(now);
  throw new StartupError(
    'SHOP_ENV=production needs SMS_GATEWAY_URL: the dev inbox would show everyone’s login codes.',
  );
}
