import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { EndpointData } from 'shared-contracts/endpoint';
import { ButtonLink, EmptyPanel, PageHeading, Wrap } from 'shared-contracts/look';
import type { getFacets } from 'shared-contracts/product/endpoints';
import { eachFacet, SHOP_FACETS } from 'shared-contracts/product/facets';
import { canonicalClass } from 'shared-contracts/product/rules';
import {
  HydrationSlice,
  LateFragment,
  LateSlice,
  type PageLocation,
  type PageModule,
} from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { SkipLink } from '../interaction/skip-link.tsx';
import {
  facetCountsQuery,
  facetOptionsQuery,
  isAddition,
  wholeClassCountsQuery,
} from '../shop-address/facet-queries.ts';
import { productListQuery } from '../shop-address/product-list-queries.ts';
import { shopMessages } from '../shop-address/shop-messages.ts';
import {
  isCanonicalAddress,
  parseShopSearch,
  SHOP_PARAMETERS,
  type ShopSearch,
  shopSearchPath,
} from '../shop-address/shop-search.ts';
import { useShopSearch } from '../shop-address/use-shop-search.ts';
import { FILTER_FORM, FilterAside } from './filters/filter-aside.tsx';
import { useReplayedChoices } from './filters/use-replayed-choices.ts';
import { PRODUCTS_ID, ShopResults } from './results/shop-results.tsx';
import { SelectedMaterial } from './selected-material.tsx';
import { ShopBar } from './shop-bar.tsx';
import { head, shopCrumbs, shopHeading } from './shop-head.ts';

const columns = css`
  display: grid;
  /* The scrolling row of chosen filters must not widen the page. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  padding-bottom: var(--section);
  @media (min-width: 1024px) {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: clamp(2rem, 3.6vw, 4rem);
  }
`;

/** A searched term may be one long word. */
const heading = css`
  h1 {
    overflow-wrap: anywhere;
  }
`;

/** Saves height, so that a phone shows products in its first viewport. */
const slimHead = css`
  @media (max-width: 767px) {
    gap: 0;
    padding-block: var(--s-1) var(--s-3);
    h1 {
      font-size: var(--type-section);
    }
  }
`;

const filters = css`
  display: contents;
`;

/**
 * Keeps the list beside the filters, which may load later. A single row of products stays in view while the filters scroll; more
 * rows would not fit into the window.
 */
const results = css`
  @media (min-width: 1024px) {
    grid-column: 2;
  }
  @media (min-width: 1024px) and (min-height: 46rem) {
    &:not(:has(li:nth-of-type(4) article)) {
      align-self: start;
      position: sticky;
      top: 6rem;
    }
  }
`;

/** Reserves the height of the tools below the list (SHOP-98), measured at widths from 360 to 1800 px. */
const tools = css`
  height: calc(106vw + 10rem);
  margin-block: var(--section);
  @media (min-width: 768px) {
    height: calc(73vw + 13.6rem);
  }
  @media (min-width: 1024px) {
    height: min(15vw + 12rem, 25.6rem);
  }
`;

function ShopPage() {
  const { class: className } = useParams();
  const [inAddress, applyChange] = useShopSearch();
  const shown = useOfferedSearch(inAddress);
  useReplayedChoices(FILTER_FORM, shown, applyChange);
  if (className && !canonicalClass(className)) return <UnknownClass />;
  return (
    <>
      <Wrap>
        <PageHeading css={[heading, slimHead]} title={shopHeading(shown)} crumbs={shopCrumbs(shown)} />
        {/* Skips some forty filters between the header and the products. */}
        <SkipLink to={PRODUCTS_ID}>{shopMessages.skipToProducts}</SkipLink>
        <div css={columns}>
          <LateSlice css={filters}>
            <FilterAside shown={shown} applyChange={applyChange} />
          </LateSlice>
          <div css={results}>
            <ShopBar shown={shown} applyChange={applyChange} />
            {shown.productClass === 'Board' && !shown.search && <SelectedMaterial shown={shown} />}
            {/* A tap on the bar does not wait for the products. */}
            <HydrationSlice>
              <ShopResults shown={shown} />
            </HydrationSlice>
          </div>
        </div>
      </Wrap>
      <LateFragment of="inspiration/planning-tools" skeleton={<div css={tools} />} fallback={() => null} />
    </>
  );
}

/** SHOP-1, SHOP-2 and SHOP-3: redirects to the canonical address. */
function redirect({ params, search }: PageLocation): string | undefined {
  const className = params['class'];
  if (className && !canonicalClass(className)) return undefined;
  return isCanonicalAddress(className, search)
    ? undefined
    : shopSearchPath(parseShopSearch(className, search));
}

function prefetch({ params, search }: PageLocation) {
  const shown = parseShopSearch(params['class'], search);
  const options = SHOP_FACETS.map((facet) => facetOptionsQuery(facet.name, shown));
  // Of equal keys the last query counts: without a filter, the counts have to be the fresh ones.
  return [productListQuery(shown), ...options, wholeClassCountsQuery(shown), facetCountsQuery(shown)];
}

/** Shown only if the shell does not respond with 404 to an unknown class. */
function UnknownClass() {
  return (
    <Wrap>
      <EmptyPanel title={shopMessages.unknownClass} message={shopMessages.unknownClassAdvice}>
        <ButtonLink to={pagePath('/')}>{shopMessages.toHome}</ButtonLink>
      </EmptyPanel>
    </Wrap>
  );
}

/**
 * The search without the filters that the provider is known to lack. Finish and price are optional in the contract (API-33), and an
 * address made on another provider may contain them.
 */
function useOfferedSearch(inAddress: ShopSearch): ShopSearch {
  const { data: counted } = useQuery({ ...wholeClassCountsQuery(inAddress), select: countedNames });
  const lacks = (name: string) => counted?.includes(name) === false;
  const names = eachFacet((facet) => (isAddition(facet) && lacks(facet) ? [] : inAddress[facet]));
  return { ...inAddress, ...names, ...(lacks('price') && { price_min: undefined, price_max: undefined }) };
}

/** The names of the counted facets. With these instead of the counts, the page renders again only when a name changes. */
function countedNames(counts: EndpointData<typeof getFacets>): string[] {
  return Object.keys(counts ?? {});
}

export default {
  Page: ShopPage,
  parameters: SHOP_PARAMETERS,
  prefetch,
  head,
  redirect,
} satisfies PageModule;
