import { useId, useState } from 'react';
import { Button, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productClassOf } from 'shared-contracts/product/rules';
import { type AddIntentProps, useRemoteLoader } from 'shared-contracts/remotes';
import { AddItem } from '../../interaction/add-item.tsx';
import { cutMessages } from '../panels/cut-messages.ts';

const words = cutMessages.cost;

export type AddPiecesProps = {
  product: Product;
  quantity: number;
  /** The number of pasted lines that are not in the plan. */
  openLines: number;
};

/** CUT-17: adds as many pieces as the plan has, once it has all lines (CUT-25). The cart's script is loaded with the click. */
export function AddPieces({ product, quantity, openLines }: AddPiecesProps) {
  const id = useId();
  const [item, setItem] = useState<AddIntentProps['item']>();
  const loader = useRemoteLoader();
  const stop = () => setItem(undefined);
  const { product_id, material, selling_price } = product;
  if (selling_price === null) return <Text size="small">{words.noPrice}</Text>;
  return (
    <>
      <Button
        block
        busy={item !== undefined}
        disabled={openLines > 0}
        aria-describedby={openLines > 0 ? id : undefined}
        onPointerEnter={() => loader.load('cart-checkout/add-intent')}
        onClick={() => setItem({ product_id, material, quantity })}
      >
        {words.add(quantity, productClassOf(product))}
      </Button>
      {openLines > 0 && (
        <Text id={id} size="small">
          {words.waits(openLines)}
        </Text>
      )}
      {item && <AddItem item={item} notAdded={words.notAdded} onSettled={stop} />}
    </>
  );
}
