import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CartCharges, CartItem, PriceSummary } from 'shared-contracts/cart';
import { isAddOn, orderItemCount } from 'shared-contracts/cart/rules';
import { formatRupees } from 'shared-contracts/money';
import { messages } from '../messages.ts';
import { priceOfPieces } from '../price-of-pieces.ts';

const words = messages.priceDetails;

const sums = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  font-variant-numeric: tabular-nums lining-nums;
  transition: color var(--fast);
  /* It is a colour, because text at half the opacity is too faint to read. */
  &[aria-busy='true'] {
    color: var(--ink-faint);
    :is(dt, dd, span) {
      color: inherit;
    }
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--s-4);
  dt {
    color: var(--ink-soft);
  }
  dt + dd {
    margin-left: auto;
  }
`;

const explanation = css`
  flex-basis: 100%;
  font-size: var(--type-micro);
  line-height: 1.45;
  color: var(--ink-faint);
`;

/** Marks a part of the sum above it. */
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

const saving = css`
  color: var(--success);
`;

const totalRow = css`
  margin-top: var(--s-2);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line-strong);
  font-size: 1.125rem;
  font-weight: var(--weight-strong);
  dt {
    color: inherit;
  }
  dd + dd {
    font-weight: var(--weight-text);
  }
`;

/** An item of a cart, or pieces that are not in one. */
export type PricedItem = Pick<CartItem, 'quantity'> & {
  Product: Pick<CartItem['Product'], 'category' | 'selling_price'>;
};

export type PriceSumsProps = {
  summary: PriceSummary;
  /** Absent where the provider does not tell them before an order. */
  charges: CartCharges | null | undefined;
  items: readonly PricedItem[];
  /** New sums are being requested. */
  isStale: boolean;
};

/** PRICE-21: shows the server's sums, each with its explanation. No sum is computed here. */
export function PriceSums({ summary, charges, items, isStale }: PriceSumsProps) {
  const { subtotal, discount, coupon_discount, coupon_code, delivery_fee, total, tax } = summary;
  const packaging = countedPackaging(summary, items);
  const priceToCome = charges?.addOn ? formatRupees(charges.addOn.selling_price) : undefined;
  return (
    <dl css={sums} aria-busy={isStale}>
      <SumRow label={words.subtotal} sum={formatRupees(subtotal)}>
        <Explanation text={words.pieces(orderItemCount(items))} />
      </SumRow>
      {packaging && (
        <SumRow css={partOf} label={words.packaging} sum={packaging.price}>
          <Explanation text={packaging.reason} />
        </SumRow>
      )}
      {discount > 0 && <Saving label={words.discount} rupees={discount} />}
      {coupon_discount > 0 && (
        <Saving label={coupon_code ? words.couponWith(coupon_code) : words.coupon} rupees={coupon_discount} />
      )}
      <SumRow label={words.deliveryFee} sum={delivery_fee === 0 ? words.free : formatRupees(delivery_fee)}>
        {delivery_fee > 0 && <Explanation text={freeDelivery(charges)} />}
      </SumRow>
      <SumRow css={totalRow} label={words.total} sum={formatRupees(total)}>
        <Explanation text={tax ? words.tax(tax.rate, formatRupees(tax.amount)) : undefined} />
        {!packaging && <dd css={notCounted}>{words.packagingNotCounted(priceToCome)}</dd>}
      </SumRow>
    </dl>
  );
}

type SumRowProps = {
  label: string;
  sum: ReactNode;
  className?: string;
  children?: ReactNode;
};

function SumRow({ label, sum, className, children }: SumRowProps) {
  return (
    <div css={row} className={className}>
      <dt>{label}</dt>
      <dd>{sum}</dd>
      {children}
    </div>
  );
}

function Saving({ label, rupees }: { label: string; rupees: number }) {
  return <SumRow label={label} sum={<span css={saving}>−{formatRupees(rupees)}</span>} />;
}

function Explanation({ text }: { text: string | undefined }) {
  return text ? <dd css={explanation}>{text}</dd> : null;
}

/** Returns the packaging that the provider has counted among the goods, whether it is in the cart or will be (CART-47). */
function countedPackaging({ add_on }: PriceSummary, items: readonly PricedItem[]) {
  const inCart = items.find(isAddOn);
  if (inCart) {
    const price = formatRupees(priceOfPieces(inCart.Product.selling_price, inCart.quantity));
    return { price, reason: words.whyPackaging };
  }
  return add_on && { price: formatRupees(add_on.selling_price), reason: words.whyPackagingToCome };
}

function freeDelivery(charges: PriceSumsProps['charges']): string | undefined {
  const free = charges?.deliveryFees.find(({ fee }) => fee === 0);
  return free && words.freeDeliveryFrom(formatRupees(free.from));
}
