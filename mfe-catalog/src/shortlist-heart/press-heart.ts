import type { ToastRequest } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { MAX_SHORTLIST, type ProductKey } from 'shared-contracts/shortlist/rules';
import { isShortlisted, setShortlisted, shortlistEntries } from 'shared-contracts/stored/products';
import { heartMessages } from './heart-messages.ts';

export { isShortlisted, noteSeen, subscribeKept } from 'shared-contracts/stored/products';

/** Puts a product on the shortlist, or takes it off. The first one, and one too many, are told (SHORT-3, SHORT-4). */
export function pressHeart(product: ProductKey, toast: (toast: ToastRequest) => void): void {
  const isFirst = shortlistEntries().every(({ is_removed }) => is_removed);
  const refused = setShortlisted([product], !isShortlisted(product));
  const action = { label: heartMessages.show, to: pagePath('/shortlist') };
  if (refused > 0) toast({ tone: 'warn', message: heartMessages.full(MAX_SHORTLIST), action });
  else if (isFirst) toast({ tone: 'good', message: heartMessages.first, action });
}
