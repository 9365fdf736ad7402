import type { ShopConfiguration } from 'shared-contracts/document';
import type { PageHead } from 'shared-contracts/remotes';
import { staysOutOfIndex } from '../app/stays-out-of-index.ts';
import { shopJsonLd } from '../pages/home/shop-json-ld.ts';
import type { PageRoute } from '../routing/match-page.ts';

type DocumentHeadOptions = {
  route: PageRoute;
  isFound: boolean;
  configuration: ShopConfiguration;
};

/** A page's head with what the shell knows beside it. */
export function documentHead(
  head: PageHead,
  { route, isFound, configuration }: DocumentHeadOptions,
): PageHead {
  return {
    ...head,
    noIndex: staysOutOfIndex(head, route, isFound),
    jsonLd: route.page === 'shell/home' ? shopJsonLd(configuration) : head.jsonLd,
  };
}
