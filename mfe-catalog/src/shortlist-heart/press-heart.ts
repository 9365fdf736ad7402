import type { ToastRequest } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { MAX_SHORTLIST, type ProductKey } from 'shared-contracts/shortlist/rules';
import { isShortlisted, setShortlisted, shortlistEntries } from 'shared-contracts/stored/products';
import { heartMessages } from './heart-messages.ts';

export { isShortlisted, noteSeen, subscribeKept } from 'shared-contracts/stored/products';

/** Adds a product to the shortlist, or removes it. A toast reports the first product, and one too many (SHORT-3, SHORT-4). */
export function pressHeart(product: ProductKey, toast: (toast: ToastRequest) => void): void {
  const isFirst = shortlistEntries().every(({ is_removed }) => is_removed);
  const refused = setShortlisted([product], !isShortlisted(product));
  const action = { label: heartMessages.show, to: pagePath('/shortlist') };
  if (refused > 0) toast({ tone: 'warn', message: heartMessages.full(MAX_SHORTLIST), action });
  else if (isFirst) toast({ tone: 'good', message: heartMessages.first, action });
}
