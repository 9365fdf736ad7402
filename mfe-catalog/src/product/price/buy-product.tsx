import { css } from '@emotion/react';
import { onScreen } from 'shared-contracts/layouts/paper';
import { ErrorPanel, Skeleton } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { Fragment } from 'shared-contracts/remotes';
import { productMessages } from '../../product-facts/product-messages.ts';

const notForSale = css`
  [inert] :is(button, a) {
    opacity: 0.5;
  }
  /* Blocks taps on the fixed bar of a phone: an inert element lets them through to the content behind it. */
  &::after {
    content: '';
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-sticky);
    height: var(--foot-bar, 0);
  }
`;

export type BuyProductProps = {
  product: Product;
  /** Whether another product was chosen, so that this one can no longer be bought here. */
  isStale: boolean;
};

export function BuyProduct({ product, isStale }: BuyProductProps) {
  return (
    <div css={[onScreen, isStale && notForSale]}>
      <div inert={isStale}>
        <Fragment
          key={product.product_id}
          of="cart-checkout/add-to-cart"
          product_id={product.product_id}
          material={product.material}
          colour_name={productName(product)}
          selling_price={product.selling_price}
          actual_price={product.actual_price}
          skeleton={<Skeleton height="3rem" />}
          fallback={({ retry }) => <ErrorPanel compact title={productMessages.cartFailed} onRetry={retry} />}
        />
      </div>
    </div>
  );
}
