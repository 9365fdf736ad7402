import { atom, useAtomValue } from 'jotai';
import { IconLink } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { TO_TOP } from '../routing/use-scroll-position.ts';
import { CountBadge } from './count-badge.tsx';

/** SITE-70: counts the products on the shortlist. It is 0 in the document, and until `follow-shortlist.ts` is loaded. */
export const shortlistCountAtom = atom(0);

/** SITE-70. */
export function ShortlistButton() {
  const count = useAtomValue(shortlistCountAtom);
  return (
    <IconLink
      icon="heart"
      label={count ? messages.shortlistWith(count) : messages.shortlist}
      badge={<CountBadge count={count} />}
      to={pagePath('/shortlist')}
      state={TO_TOP}
    />
  );
}
