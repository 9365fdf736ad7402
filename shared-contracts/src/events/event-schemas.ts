import * as z from 'zod/mini';
import type { ShopEventName, ShopEvents } from './shop-events.ts';

const NO_PAYLOAD = z.object({});
const requestId = z.string();

/** The shapes of `ShopEvents`, for the check at run time. */
export const EVENT_SCHEMAS: { [Name in ShopEventName]: z.ZodMiniType<ShopEvents[Name]> } = {
  'cart-updated': NO_PAYLOAD,
  'session-expired': z.object({ message: z.string() }),
  'session-started': z.object({ phone: z.string() }),
  'session-ended': NO_PAYLOAD,
  'login-requested': z.object({ requestId, message: z.optional(z.string()) }),
  'login-dismissed': z.object({ requestId }),
  'logout-requested': NO_PAYLOAD,
};
