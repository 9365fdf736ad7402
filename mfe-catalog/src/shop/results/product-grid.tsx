import { css } from '@emotion/react';
import { memo } from 'react';
import { cardGrid } from 'shared-contracts/layouts/card-grid';
import type { Product } from 'shared-contracts/product';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { LateSlice, useFollowing } from 'shared-contracts/remotes';
import { productPath } from 'shared-contracts/routes';
import { ProductCard } from '../../product-card/product-card.tsx';
import { ProductCardSkeleton } from '../../product-card/product-card-skeleton.tsx';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { RoomTile } from './room-tile.tsx';

/** Fades the pictures only: the text of old results stays readable. */
const staleStyles = css`
  img {
    opacity: 0.3;
  }
`;

/** Fills the last row of a full results page. Only three columns leave two empty places; two and four columns leave none. */
const lastPlaces = css`
  display: none;
  @media screen and (min-width: 768px) and (max-width: 1199px) {
    display: block;
    grid-column: span 2;
  }
`;

const CARD_SIZES = '(min-width: 1200px) 20vw, (min-width: 1024px) 25vw, (min-width: 768px) 30vw, 46vw';

const TILE_SIZES = '(min-width: 1024px) 50vw, 62vw';

/** Cards in the first viewport of most windows: two rows of a phone, one of a wide window. Their pictures load at once. */
const FIRST_VIEW = 4;

export type ProductGridProps = {
  products: readonly Product[];
  /** Old results while new ones load. */
  stale: boolean;
};

/** SHOP-19. */
export function ProductGrid({ products, stale }: ProductGridProps) {
  // A tap waits only for the cards in the first view.
  const followed = useFollowing(products, NONE);
  return (
    <ul css={[cardGrid, stale && staleStyles]}>
      {products.map((product, index) => {
        const path = productPath(product);
        const isInFirstView = index < FIRST_VIEW;
        const last = followed[index];
        return isInFirstView || (last && productPath(last) === path) ? (
          // The key has the position: a card that moves to another position is replaced, so that it does not slide there.
          <PlacedCard key={`${index} ${path}`} product={product} isInFirstView={isInFirstView} />
        ) : (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        );
      })}
      {products.length === PRODUCTS_PER_PAGE && (
        <li css={lastPlaces}>
          <RoomTile products={products.slice(-3)} sizes={TILE_SIZES} />
        </li>
      )}
    </ul>
  );
}

const NONE: readonly Product[] = [];

type PlacedCardProps = { product: Product; isInFirstView: boolean };

/** Memoised: an update would have to hydrate each card first. */
const PlacedCard = memo(function PlacedCard({ product, isInFirstView }: PlacedCardProps) {
  const card = <ProductCard product={product} sizes={CARD_SIZES} priority={isInFirstView} />;
  if (isInFirstView) return <li>{card}</li>;
  return (
    <LateSlice as="li" first={<ProductCardSkeleton />}>
      {card}
    </LateSlice>
  );
});

const PLACES = Array.from({ length: PRODUCTS_PER_PAGE }, (_, index) => index);

export function ProductGridSkeleton() {
  return (
    <div css={cardGrid} role="status" aria-label={shopMessages.productsLoading}>
      {PLACES.map((index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
