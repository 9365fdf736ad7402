import { fields, optional, type Shape, text } from '../incoming/shapes.ts';
import type { ShopEventName, ShopEvents } from './shop-events.ts';

const NO_PAYLOAD = fields<Record<string, never>>({});
const requestId = text;

export const EVENT_SHAPES: { [Name in ShopEventName]: Shape<ShopEvents[Name]> } = {
  'cart-updated': NO_PAYLOAD,
  'session-expired': fields({ message: text }),
  'session-started': fields({ phone: text }),
  'session-ended': NO_PAYLOAD,
  'login-requested': fields<ShopEvents['login-requested']>({ requestId, message: optional(text) }),
  'login-dismissed': fields({ requestId }),
  'logout-requested': NO_PAYLOAD,
};
