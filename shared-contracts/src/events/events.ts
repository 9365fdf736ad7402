export { emit, listen, mirrorEventsAcrossTabs } from './event-bus.ts';
export type { ShopEventName, ShopEvents } from './shop-events.ts';
export { useShopEvent } from './use-shop-event.ts';
