import { atom, useAtomValue } from 'jotai';
import { IconLink } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { TO_TOP } from '../routing/use-scroll-position.ts';
import { CountBadge } from './count-badge.tsx';

/** SITE-70: products on the shortlist; 0 in the document, and until that is known (`follow-shortlist.ts`). */
export const shortlistCountAtom = atom(0);

/** SITE-70: leads to the shortlist, and tells how much is on it. */
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
