import type { createStore } from 'jotai';
import { shortlisted } from 'shared-contracts/shortlist/rules';
import { shortlistEntries, subscribeKept } from 'shared-contracts/stored/products';
import { shortlistCountAtom } from './shortlist-button.tsx';

/** Keeps the count of the header's heart for as long as the document is open. It is loaded when the page is idle (SHORT-2). */
export function followShortlist(store: ReturnType<typeof createStore>): void {
  const count = () => store.set(shortlistCountAtom, shortlisted(shortlistEntries()).length);
  subscribeKept(count);
  count();
}
