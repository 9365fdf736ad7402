import type { ShopConfiguration } from 'shared-contracts/document';
import type { PageHead } from 'shared-contracts/remotes';
import { shopJsonLd } from '../home/shop-json-ld.ts';
import type { PageRoute } from './page-table.ts';
import { staysOutOfIndex } from './stays-out-of-index.ts';

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
