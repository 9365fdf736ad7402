import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Picture, Price, Text } from 'shared-contracts/look';
import { discountPercent, productName } from 'shared-contracts/product/rules';
import { type AddIntentProps, useRemoteLoader } from 'shared-contracts/remotes';
import { productPath, shopPath } from 'shared-contracts/routes';
import { AddItem } from '../interaction/add-item.tsx';
import { productFile } from '../product-card/product-pictures.ts';
import { carouselMessages } from './carousel-messages.ts';
import { type CarouselProduct, carouselPicture, categoryQuery } from './carousel-products.ts';

const card = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--s-4);
  height: 100%;
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`;

const words = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s-1) var(--s-4);
  min-height: 4.75rem;
  h3 {
    font-size: var(--type-sub);
  }
  a {
    display: inline-block;
    padding-block: 0.125rem;
  }
`;

const SIZES = '(min-width: 1024px) 30vw, (min-width: 768px) 46vw, 88vw';

export type CarouselCardProps = {
  category: string;
  product: CarouselProduct | null | undefined;
  isLoading: boolean;
};

/** HOME-4. The link to the category works without a product. */
export function CarouselCard({ category, product, isLoading }: CarouselCardProps) {
  const { data } = useQuery({ ...categoryQuery(category), enabled: !product && !isLoading });
  const shown = product ?? data?.products[0];
  return (
    <article css={card}>
      <Picture
        {...productFile({ code: shown?.code ?? '' }, shown && carouselPicture(shown.pictures), SIZES)}
        alt=""
        ratio="1/1"
      />
      <div css={words}>
        <div>
          <h3>
            <Link to={shopPath('Sheet', { category })}>{category}</Link>
          </h3>
          {shown && (
            <Text as="span" size="small" tone="soft">
              <Link to={productPath(shown)}>{productName(shown)}</Link>
            </Text>
          )}
        </div>
        {shown && (
          <Price
            selling_price={shown.selling_price}
            actual_price={shown.actual_price}
            percentOff={discountPercent(shown)}
          />
        )}
      </div>
      <AddFromCarousel product={shown} />
    </article>
  );
}

/** It adds one piece. The quantity can be changed in the cart, which opens then. */
const QUANTITY = 1;

/** Adds a product to the cart, then opens the cart (HOME-6). The cart's script is loaded with the click. */
function AddFromCarousel({ product }: { product: CarouselProduct | undefined }) {
  const [item, setItem] = useState<AddIntentProps['item']>();
  const loader = useRemoteLoader();
  const stop = () => setItem(undefined);
  const canBeBought = typeof product?.selling_price === 'number';
  return (
    <>
      <Button
        variant="secondary"
        block
        busy={item !== undefined}
        disabled={!canBeBought}
        aria-label={product ? carouselMessages.addNamed(productName(product)) : carouselMessages.add}
        onPointerEnter={() => loader.load('cart-checkout/add-intent')}
        onClick={() => {
          if (!product) return;
          const { product_id, material } = product;
          setItem({ product_id, material, quantity: QUANTITY });
        }}
      >
        {carouselMessages.add}
      </Button>
      {item && <AddItem item={item} leadsToCart notAdded={carouselMessages.notAdded} onSettled={stop} />}
    </>
  );
}
