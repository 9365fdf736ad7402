import type { ShopDatabase } from '../database/database.ts';
import type { MessageSender } from '../notifications/message-sender.ts';
import type { PictureCache } from '../pictures/picture-cache.ts';
import type { LiveShelf } from '../product/shelf/live-shelf.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';

/** What the routes work with. */
export interface Shop {
  db: ShopDatabase;
  settings: Settings;
  secrets: Secrets;
  messages: MessageSender;
  pictures: PictureCache;
  /** What lists, counts and search look through. */
  shelf: LiveShelf;
  /** The clock, so that a test can turn it. */
  now: () => Date;
}
