import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { ShopDatabase } from 'provider/database/database';
import type { ApiEnvironment } from 'provider/http/api';
import type { MessageSender } from 'provider/notifications/message-sender';
import type { Secrets } from 'provider/settings/secrets';
import type { Settings } from 'provider/settings/settings';
import type { StaffMember } from 'provider/staff/staff-store';

/** What the pages of the desk work with. */
export interface Desk {
  db: ShopDatabase;
  settings: Settings;
  secrets: () => Secrets;
  messages: MessageSender;
  publicOrigin: string | undefined;
  log: (line: string) => void;
  /** Tests set it. */
  now: () => Date;
}

export interface DeskEnvironment {
  Bindings: HttpBindings;
  Variables: ApiEnvironment['Variables'] & {
    desk: Desk;
    /** Who is logged in; only behind `staffAlone`. */
    staff: StaffMember;
    /** What a form of this browser must carry (DESK-6). */
    formToken: string;
  };
}

export type DeskApp = Hono<DeskEnvironment>;
export type DeskContext = Context<DeskEnvironment>;
