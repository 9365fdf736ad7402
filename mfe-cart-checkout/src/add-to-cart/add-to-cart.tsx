import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from 'shared-contracts/cart/rules';
import { Button, Stepper, Text } from 'shared-contracts/look';
import { SHEET_MATERIAL } from 'shared-contracts/product';
import type { AddToCartProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongAddToCartProp } from 'shared-contracts/remotes/prop-checks';
import { asksForLogin } from 'shared-contracts/session';
import { priceOfPieces } from '../price-of-pieces.ts';
import { addToCartMessages } from './add-to-cart-messages.ts';
import { BuyBar } from './buy-bar.tsx';
import { GoToCart } from './go-to-cart.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

const words = addToCartMessages;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;

const action = css`
  flex: 1;
  min-width: 8.25rem;
  padding-inline: 1rem;
`;

const note = css`
  flex-basis: 100%;
`;

function AddToCart({
  product_id,
  material,
  colour_name,
  selling_price,
  actual_price = null,
}: AddToCartProps) {
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  const { isAdding, add } = useAddToCart();
  const noteId = useId();
  const all = useRef<HTMLDivElement>(null);
  const hasPrice = selling_price !== null;
  const pieces = material === SHEET_MATERIAL ? words.sheets : words.boards;

  function order(): void {
    // An invalid quantity is not silently replaced by the previous one.
    const wrong = all.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) wrong.focus();
    else void add({ product_id, material, quantity });
  }

  return (
    <div css={row} ref={all}>
      <Stepper
        label={words.quantityOf(colour_name)}
        quantity={quantity}
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        onChange={setQuantity}
      />
      <BuyBar
        price={priceOfPieces(selling_price, quantity)}
        listPrice={priceOfPieces(actual_price, quantity)}
        summary={pieces(colour_name, quantity)}
      >
        <Button
          css={action}
          busy={isAdding}
          disabled={!hasPrice}
          aria-describedby={hasPrice ? undefined : noteId}
          {...asksForLogin(words.logIn)}
          onClick={order}
        >
          {words.add}
        </Button>
        <GoToCart css={action} />
      </BuyBar>
      {!hasPrice && (
        <Text id={noteId} size="small" tone="soft" css={note}>
          {words.noPrice}
        </Text>
      )}
    </div>
  );
}

export default Object.assign(AddToCart, {
  wrongProp: wrongAddToCartProp,
}) satisfies RemoteModules['cart-checkout/add-to-cart'];
