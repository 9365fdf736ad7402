import type { PageHead } from 'shared-contracts/remotes';
import type { PageRoute } from '../routing/match-page.ts';

/** What belongs to one visitor, to nobody, or to one search is in no index. */
export function staysOutOfIndex({ noIndex }: PageHead, { needsLogin }: PageRoute, isFound: boolean): boolean {
  return Boolean(noIndex || needsLogin) || !isFound;
}
