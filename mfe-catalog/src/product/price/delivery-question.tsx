import type { Product } from 'shared-contracts/product';
import { Fragment } from 'shared-contracts/remotes';
import { productMessages } from '../../product-facts/product-messages.ts';
import { Question } from './question.tsx';

const words = productMessages.charges;

/** PAY-68, PRICE-26: shows when the product arrives and what it costs to the door. Nothing is loaded before the shopper asks. */
export function DeliveryQuestion({ product: { product_id, material } }: { product: Product }) {
  return (
    <Question icon="pin" label={words.toMyDoor} failed={words.toMyDoorFailed} height="36rem">
      {(waiting) => (
        <Fragment of="cart-checkout/delivery-check" product={{ product_id, material }} {...waiting} />
      )}
    </Question>
  );
}
