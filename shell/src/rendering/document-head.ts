import type { ShopConfiguration } from 'shared-contracts/document';
import type { PageHead } from 'shared-contracts/remotes';
import { staysOutOfIndex } from '../app/stays-out-of-index.ts';
import { shopJsonLd } from '../pages/home/shop-json-ld.ts';
import type { PageMatch } from '../routing/match-page.ts';

type DocumentHeadOptions = {
  match: PageMatch;
  isFound: boolean;
  configuration: ShopConfiguration;
};

/** A page's head with what the shell knows beside it. */
export function documentHead(
  head: PageHead,
  { match, isFound, configuration }: DocumentHeadOptions,
): PageHead {
  return {
    ...head,
    noIndex: staysOutOfIndex(head, match, isFound),
    jsonLd: match.page === 'shell/home' ? shopJsonLd(configuration) : head.jsonLd,
  };
}
