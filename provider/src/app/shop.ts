import type { PictureCache } from 'picture-studio';
import type { DataCondition } from '../database/data-condition.ts';
import type { ShopDatabase } from '../database/database.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import type { MessageSender } from '../notifications/message-sender.ts';
import type { SentMessage } from '../payment/confirmations.ts';
import type { StepFaults } from '../payment/step-faults.ts';
import type { LiveShelf } from '../product/shelf/live-shelf.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';

export interface Shop {
  db: ShopDatabase;
  condition: DataCondition;
  settings: Settings;
  /** Reads the secrets again if their file was replaced. */
  secrets: () => Secrets;
  messages: MessageSender;
  gateway: PaymentGateway;
  /** Steps that failed for an order (PAY-80). */
  faults: StepFaults;
  /** Messages that were sent, but could not be marked as sent. */
  unmarked: Map<string, SentMessage>;
  pictures: PictureCache;
  shelf: LiveShelf;
  /** Overridden by tests. */
  now: () => Date;
}
