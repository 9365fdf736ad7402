import type { PageHead } from 'shared-contracts/remotes';
import type { PageMatch } from '../routing/match-page.ts';

/** What belongs to one visitor, to nobody, or to one search is in no index. */
export function staysOutOfIndex({ noIndex }: PageHead, { needsLogin }: PageMatch, isFound: boolean): boolean {
  return Boolean(noIndex || needsLogin) || !isFound;
}
