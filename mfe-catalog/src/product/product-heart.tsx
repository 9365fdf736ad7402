import { css } from '@emotion/react';
import { useEffect } from 'react';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { keptAtIdle } from '../shortlist-heart/kept-products.ts';
import { ShortlistHeart } from '../shortlist-heart/shortlist-heart.tsx';

/** In the first line of the heading, at its end. */
const beside = css`
  float: right;
  margin: -6px -12px 0 var(--s-2);
`;

/** The heart of the product's page, which also notes that the product was looked at (SHORT-8). */
export function ProductHeart({ product }: { product: Product }) {
  const { product_id, material } = product;
  useEffect(() => {
    const leaving = new AbortController();
    keptAtIdle().then(
      ({ noteSeen }) => leaving.signal.aborted || noteSeen({ product_id, material }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [product_id, material]);
  return <ShortlistHeart css={beside} product={product} name={productName(product)} />;
}
