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
  /** Reads them anew, because their file may be replaced. */
  secrets: () => Secrets;
  messages: MessageSender;
  gateway: PaymentGateway;
  /** The faults by order (PAY-80). */
  faults: StepFaults;
  /** Messages that are sent, and could not be marked so. */
  unmarked: Map<string, SentMessage>;
  pictures: PictureCache;
  shelf: LiveShelf;
  /** Tests set it. */
  now: () => Date;
}
