import { css } from '@emotion/react';
import type { CartCharges, CartItem, PriceSummary } from 'shared-contracts/cart';
import { isAddOn, orderItemCount } from 'shared-contracts/cart/rules';
import { Sum, SumList } from 'shared-contracts/layouts/sum-list';
import { formatRupees } from 'shared-contracts/money';
import { messages } from '../messages.ts';
import { priceOfPieces } from '../price-of-pieces.ts';

const words = messages.priceDetails;

const explanation = css`
  flex-basis: 100%;
  font-size: var(--type-micro);
  line-height: 1.45;
  color: var(--ink-faint);
`;

/** Indents a sum that is part of the one above. */
const partOf = css`
  padding-left: var(--s-4);
  border-left: 2px solid var(--line-strong);
`;

const notCounted = css`
  flex-basis: 100%;
  margin-top: var(--s-2);
  font-size: var(--type-small);
  line-height: 1.5;
`;

/** An item of a cart, or pieces that are not in a cart. */
export type PricedItem = Pick<CartItem, 'quantity'> & {
  Product: Pick<CartItem['Product'], 'category' | 'selling_price'>;
};

export type PriceSumsProps = {
  summary: PriceSummary;
  /** Absent if the provider does not send them before an order. */
  charges: CartCharges | null | undefined;
  items: readonly PricedItem[];
  /** Whether new sums are being requested. */
  isStale: boolean;
};

/** PRICE-21: shows the server's sums, each with its explanation. No sum is computed here. */
export function PriceSums({ summary, charges, items, isStale }: PriceSumsProps) {
  const { subtotal, discount, coupon_discount, coupon_code, delivery_fee, total, tax } = summary;
  const packaging = countedPackaging(summary, items);
  const priceToCome = charges?.addOn ? formatRupees(charges.addOn.selling_price) : undefined;
  return (
    <SumList aria-busy={isStale}>
      <Sum label={words.subtotal} sum={subtotal}>
        <Explanation text={words.pieces(orderItemCount(items))} />
      </Sum>
      {packaging && (
        <Sum css={partOf} label={words.packaging} sum={packaging.price}>
          <Explanation text={packaging.reason} />
        </Sum>
      )}
      {discount > 0 && <Sum label={words.discount} sum={discount} isSaving />}
      {coupon_discount > 0 && (
        <Sum
          label={coupon_code ? words.couponWith(coupon_code) : words.coupon}
          sum={coupon_discount}
          isSaving
        />
      )}
      <Sum label={words.deliveryFee} sum={delivery_fee || words.free}>
        {delivery_fee > 0 && <Explanation text={freeDelivery(charges)} />}
      </Sum>
      <Sum label={words.total} sum={total} isTotal>
        <Explanation text={tax ? words.tax(tax.rate, formatRupees(tax.amount)) : undefined} />
        {!packaging && <dd css={notCounted}>{words.packagingNotCounted(priceToCome)}</dd>}
      </Sum>
    </SumList>
  );
}

function Explanation({ text }: { text: string | undefined }) {
  return text ? <dd css={explanation}>{text}</dd> : null;
}

/** The packaging that the provider has included in the goods, whether it is in the cart or will be added (CART-47). */
function countedPackaging({ add_on }: PriceSummary, items: readonly PricedItem[]) {
  const inCart = items.find(isAddOn);
  if (inCart) {
    const price = priceOfPieces(inCart.Product.selling_price, inCart.quantity);
    return { price, reason: words.whyPackaging };
  }
  return add_on && { price: add_on.selling_price, reason: words.whyPackagingToCome };
}

function freeDelivery(charges: PriceSumsProps['charges']): string | undefined {
  const free = charges?.deliveryFees.find(({ fee }) => fee === 0);
  return free && words.freeDeliveryFrom(formatRupees(free.from));
}
