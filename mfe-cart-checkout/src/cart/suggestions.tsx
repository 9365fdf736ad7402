import { css } from '@emotion/react';
import type { CartItem } from 'shared-contracts/cart';
import { Section, Skeleton, useNearViewport } from 'shared-contracts/look';
import { Fragment } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { itemName } from './cart-line.tsx';

/** CART-31: products to complete a cart that is too small for an order. Without the catalogue's remote they are left out. */
export function Suggestions({ item }: { item: CartItem }) {
  const { ref, isNear } = useNearViewport();
  const title = messages.almostThere.suggestions(itemName(item));
  const { product_id } = item.Product;
  const skeleton = (
    <Section title={title}>
      <Skeleton css={stripPlace} />
    </Section>
  );
  if (!isNear) return <div ref={ref}>{skeleton}</div>;
  return (
    <Fragment
      of="catalog/product-strip"
      title={title}
      product={{ product_id, material: item.material }}
      skeleton={skeleton}
      fallback={() => null}
    />
  );
}

/** It is as high as a card, which has a square picture and four lines of text. */
const stripPlace = css`
  height: calc(48vw + 6.5rem);
  @media (min-width: 768px) {
    height: calc(26vw + 6.5rem);
  }
  @media (min-width: 1024px) {
    height: calc(18vw + 6.5rem);
  }
`;
