import { css } from '@emotion/react';
import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { Breadcrumbs, Icon, Price, Stack, Text, Wrap } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { discountPercent, productClassOf, productName } from 'shared-contracts/product/rules';
import { messages } from '../messages.ts';
import { BackButton } from './back-button.tsx';
import { BuyProduct } from './buy-product.tsx';
import { FinishNote } from './description/finish-note.tsx';
import { ProductAccordion } from './description/product-accordion.tsx';
import { overview, overviewTop, purchase } from './overview-layout.ts';
import { PictureGallery } from './pictures/picture-gallery.tsx';
import { productCrumbs } from './product-crumbs.ts';
import { ShareProduct } from './share-product.tsx';
import { ShadeSwatches } from './swatches/shade-swatches.tsx';

const fact = css`
  display: grid;
  grid-template-columns: 22px 1fr;
  gap: var(--s-3);
  color: var(--ink-soft);
  font-size: var(--type-small);
`;

export type ProductOverviewProps = {
  product: Product;
  /** Id of the chosen product while it is loading; it will replace this one. */
  awaited?: string;
};

/** Pictures, price, and everything needed to choose and buy. Choosing another colour keeps the swatches and their focus. */
export function ProductOverview({ product, awaited }: ProductOverviewProps) {
  const productClass = productClassOf(product);
  const name = productName(product);
  return (
    <Wrap css={overviewTop}>
      <Breadcrumbs leading={<BackButton />} crumbs={productCrumbs(product)} />
      <div css={overview}>
        <PictureGallery key={product.product_id} product={product} />
        <div>
          <Stack css={purchase}>
            <Stack gap="s">
              <Text size="small" tone="soft">
                {[product.category, product.type].filter(Boolean).join(' · ')}
              </Text>
              <h1>{name}</h1>
            </Stack>
            <div>
              <Price
                size="l"
                selling_price={product.selling_price}
                actual_price={product.actual_price}
                percentOff={discountPercent(product)}
              />
              {product.selling_price !== null && (
                <Text size="micro" tone="faint">
                  {messages.priceIncludes[productClass]}
                </Text>
              )}
            </div>
            <ShadeSwatches product={product} chosen={awaited ?? product.product_id} />
            <BuyProduct product={product} isStale={awaited !== undefined} />
            <p css={fact}>
              <Icon name="box" />
              {messages.minimumOrder(MIN_ORDER_ITEMS)}
            </p>
            <FinishNote product={product} />
            <ShareProduct product={product} />
            <ProductAccordion product={product} />
          </Stack>
        </div>
      </div>
    </Wrap>
  );
}
