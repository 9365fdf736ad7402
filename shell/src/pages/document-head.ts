import type { PageHead } from 'shared-contracts/remotes';
import type { Configuration } from '../configuration/configuration.tsx';
import { shopJsonLd } from '../home/shop-json-ld.ts';
import type { PageRoute } from './page-table.ts';

type DocumentHeadOptions = {
  route: PageRoute;
  isFound: boolean;
  configuration: Configuration;
};

/** A page's head with what the shell knows beside it: what belongs to one visitor, or to nobody, is in no index. */
export function documentHead(
  head: PageHead,
  { route, isFound, configuration }: DocumentHeadOptions,
): PageHead {
  return {
    ...head,
    noIndex: head.noIndex || route.needsLogin || !isFound,
    jsonLd: route.page === 'shell/home' ? shopJsonLd(configuration) : head.jsonLd,
  };
}
