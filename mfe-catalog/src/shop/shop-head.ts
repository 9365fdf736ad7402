import type { QueryClient } from '@tanstack/react-query';
import type { Crumb } from 'shared-contracts/look';
import { eachFacet } from 'shared-contracts/product/facets';
import { canonicalClass } from 'shared-contracts/product/rules';
import { isSameName } from 'shared-contracts/product/same-name';
import type { PageModule } from 'shared-contracts/remotes';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { previewPicture } from '../product-card/preview-picture.ts';
import { breadcrumbList } from '../shop-address/breadcrumb-list.ts';
import { knownOptions } from '../shop-address/facet-queries.ts';
import { hasPriceRange } from '../shop-address/price-range.ts';
import { productListQuery } from '../shop-address/product-list-queries.ts';
import { shopMessages } from '../shop-address/shop-messages.ts';
import { parseShopSearch, type ShopSearch, shopSearchPath } from '../shop-address/shop-search.ts';

export const head: PageModule['head'] = ({ params, search }, queries) => {
  const className = params['class'];
  if (className && !canonicalClass(className)) return { title: shopMessages.unknownClass, noIndex: true };
  const shown = parseShopSearch(className, search);
  const list = queries.getQueryData(productListQuery(shown).queryKey);
  return {
    title: shopHeading(shown),
    description: shopMessages.classDescriptions[shown.productClass],
    canonical: shopSearchPath(withCanonicalSpelling(shown, queries)),
    // Any two prices make an address, so search engines get none of these pages.
    noIndex: shown.search !== '' || hasPriceRange(shown) || list?.products.length === 0,
    jsonLd: [breadcrumbList(shopCrumbs(shown))],
    ...previewPicture(list?.products[0] ?? { pictures: [] }),
  };
};

/** SHOP-17 and SHOP-43. */
export function shopHeading({ productClass, search, category }: ShopSearch): string {
  const [only, ...others] = category;
  if (search) return shopMessages.searchResultsFor(search);
  if (only && others.length === 0) return shopMessages.categoryProducts(only);
  return shopMessages.classTitles[productClass];
}

export function shopCrumbs({ search, productClass }: ShopSearch): Crumb[] {
  return [
    { label: messages.home, to: pagePath('/') },
    { label: messages.shop, to: shopPath() },
    { label: search ? shopMessages.searchResults : shopMessages.classCrumbs[productClass] },
  ];
}

/** Spells each name of the search as its filter option, where the options are loaded: `blue` → `Blue`. */
function withCanonicalSpelling(shown: ShopSearch, queries: QueryClient): ShopSearch {
  const spelled = eachFacet((facet) => {
    const options = knownOptions(facet, shown, queries);
    return shown[facet].map((name) => options.find((option) => isSameName(option.name, name))?.name ?? name);
  });
  return { ...shown, ...spelled };
}
