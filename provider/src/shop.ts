import type { ShopDatabase } from './database/database.ts';
import type { MessageSender } from './messages/message-sender.ts';
import type { PictureCache } from './pictures/picture-cache.ts';
import type { LiveSearch } from './product/search/live-search.ts';
import type { Secrets } from './session/secrets.ts';
import type { Settings } from './settings.ts';

/** What the routes work with. */
export interface Shop {
  db: ShopDatabase;
  settings: Settings;
  secrets: Secrets;
  messages: MessageSender;
  pictures: PictureCache;
  search: LiveSearch;
  /** The clock, so that a test can turn it. */
  now: () => Date;
}
