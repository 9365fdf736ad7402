import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { ShopDatabase } from 'provider/database/database';
import type { ApiEnvironment } from 'provider/http/api';
import type { MessageSender } from 'provider/notifications/message-sender';
import type { Secrets } from 'provider/settings/secrets';
import type { Settings } from 'provider/settings/settings';
import type { StaffMember } from 'provider/staff/staff-store';

/** The dependencies of the desk's pages. */
export interface Desk {
  db: ShopDatabase;
  settings: Settings;
  secrets: () => Secrets;
  messages: MessageSender;
  publicOrigin: string | undefined;
  log: (line: string) => void;
  /** Overridden by tests. */
  now: () => Date;
}

export interface DeskEnvironment {
  Bindings: HttpBindings;
  Variables: ApiEnvironment['Variables'] & {
    desk: Desk;
    /** The logged-in member of the staff. Set only behind `staffAlone`. */
    staff: StaffMember;
    /** The token that a form of this browser must contain (DESK-6). */
    formToken: string;
  };
}

export type DeskApp = Hono<DeskEnvironment>;
export type DeskContext = Context<DeskEnvironment>;
