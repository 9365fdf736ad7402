import { useState } from 'react';
import { Button } from 'shared-contracts/look';
import { productName } from 'shared-contracts/product/rules';
import { type AddIntentProps, useRemoteLoader } from 'shared-contracts/remotes';
import { AddItem } from '../interaction/add-item.tsx';
import { carouselMessages as words } from './carousel-messages.ts';
import type { CarouselProduct } from './carousel-products.ts';

/** One piece: the quantity can be changed in the cart, where this leads. */
const QUANTITY = 1;

/** Adds a product to the cart, then opens the cart (HOME-6). The cart's script is loaded with the click. */
export function AddFromCarousel({ product }: { product: CarouselProduct | undefined }) {
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
        aria-label={product ? words.addNamed(productName(product)) : words.add}
        onPointerEnter={() => loader.load('cart-checkout/add-intent')}
        onClick={() => {
          if (!product) return;
          const { product_id, material } = product;
          setItem({ product_id, material, quantity: QUANTITY });
        }}
      >
        {words.add}
      </Button>
      {item && <AddItem item={item} leadsToCart notAdded={words.notAdded} onSettled={stop} />}
    </>
  );
}
