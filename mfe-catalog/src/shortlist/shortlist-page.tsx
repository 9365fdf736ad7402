import { css } from '@emotion/react';
import { useQueries } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { ButtonLink, EmptyPanel, Picture, TextButton } from 'shared-contracts/look';
import type { PageModule } from 'shared-contracts/remotes';
import { shopPath } from 'shared-contracts/routes';
import { type ProductKey, productKey, shortlisted } from 'shared-contracts/shortlist/rules';
import { forgetSeen, seenProducts, shortlistEntries, subscribeKept } from 'shared-contracts/stored/products';
import { leaveFocusToPage } from '../interaction/leave-focus-to-page.ts';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { CardStrip } from '../product-strip/card-strip.tsx';
import { useListedQuery } from '../shortlist-address/listed-product-query.ts';
import {
  parseShortlist,
  SHORTLIST_PARAMETERS,
  type ShortlistAddress,
} from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';
import { ListHeading } from './list-heading.tsx';
import { listGrid } from './list-layout.ts';
import picture from './pictures/shortlist.webp';
import { ProductsToCompare } from './products-to-compare.tsx';
import { SentList } from './sent-list.tsx';

/** The document is the same for everybody. The browser's own data is shown after hydration. */
function ShortlistPage() {
  const [search] = useSearchParams();
  const { products, ...shown } = parseShortlist(search);
  const isHydrated = useHydrated();
  if (!isHydrated) return <ListSkeleton isSent={products !== undefined} />;
  return (
    <>
      {products ? <SentList products={products} {...shown} /> : <OwnList {...shown} />}
      <SeenStrip />
    </>
  );
}

/** The placeholders fill one row of a wide window, or two of a phone. */
const PLACES = [1, 2, 3, 4];

/** Rendered by the server, because only the browser knows the list. */
function ListSkeleton({ isSent }: { isSent: boolean }) {
  return (
    <ListHeading isSent={isSent}>
      <noscript>{words.needsScript}</noscript>
      <div css={listGrid} role="status" aria-busy aria-label={words.loading}>
        {PLACES.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    </ListHeading>
  );
}

/** On phones the picture is above the words, on wider screens beside them. */
const pictured = css`
  display: grid;
  gap: var(--gap-grid);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The words are no taller than the picture. */
    > :last-child {
      padding-block: var(--s-4);
    }
  }
`;

function OwnList(shown: Pick<ShortlistAddress, 'compare' | 'room'>) {
  const products = useListed();
  return (
    <ListHeading isSent={false}>
      {products.length === 0 ? (
        <div css={pictured}>
          <Picture src={picture} alt={words.emptyPicture} width={960} height={720} ratio="4/3" priority />
          <EmptyPanel icon="heart" title={words.empty}>
            <ButtonLink to={shopPath()}>{words.toShop}</ButtonLink>
          </EmptyPanel>
        </div>
      ) : (
        <ProductsToCompare products={products} {...shown} />
      )}
    </ListHeading>
  );
}

/**
 * The products of the list in the order in which the page first showed them, with new ones at the start. A removed product keeps its place
 * until the page is left, so that nothing moves under the finger and a press adds it again.
 */
function useListed(): readonly ProductKey[] {
  const entries = useSyncExternalStore(subscribeKept, shortlistEntries);
  const [shown, setShown] = useState<readonly ProductKey[]>([]);
  const known = new Set(shown.map(productKey));
  const added = shortlisted(entries).filter((entry) => !known.has(productKey(entry)));
  const all = [...added, ...shown];
  if (added.length > 0) setShown(all);
  // A logout empties the list.
  const kept = new Set(entries.map(productKey));
  return all.filter((product) => kept.has(productKey(product)));
}

/** Shows the recently viewed products of this device (SHORT-8). Products that are gone or cannot be loaded are left out. */
function SeenStrip() {
  const seen = useSyncExternalStore(subscribeKept, seenProducts);
  const products = useQueries({ queries: seen.map(useListedQuery()) }).flatMap(({ data }) => data ?? []);
  if (products.length === 0) return null;
  return (
    <CardStrip
      title={words.seen}
      products={products}
      action={
        <TextButton
          onClick={() => {
            leaveFocusToPage();
            forgetSeen();
          }}
        >
          {words.seenForget}
        </TextButton>
      }
    />
  );
}

export default {
  Page: ShortlistPage,
  parameters: SHORTLIST_PARAMETERS,
  prefetch: () => [],
  head: ({ search }) => ({
    title: search.has('products') ? words.sent : words.title,
    noIndex: true,
  }),
} satisfies PageModule;
