import { css } from '@emotion/react';
import { formatRupees } from 'shared-contracts/money';
import type { OrderDetail } from 'shared-contracts/order';
import { isOfSamples } from 'shared-contracts/order/rules';
import { messages } from '../messages.ts';

const words = messages.order;

const sums = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  padding: clamp(1.25rem, 1rem + 1vw, 2rem);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--s-4);
  }
  dd {
    margin-left: auto;
  }
  dt {
    color: var(--ink-soft);
  }
`;

const totalLine = css`
  font-size: 1.125rem;
  font-weight: var(--weight-strong);
  && dt {
    color: inherit;
  }
  &:not(:first-of-type) {
    margin-top: var(--s-2);
    padding-top: var(--s-4);
    border-top: 1px solid var(--line-strong);
  }
`;

const taxLine = css`
  color: var(--ink-soft);
  font-size: var(--type-small);
`;

const saving = css`
  color: var(--success);
`;

/** Shows what makes up the total, with its GST, where the provider sends that; else the total alone. */
export function OrderSums({ order }: { order: OrderDetail }) {
  const { checkout_amount, price_summary, tax } = order;
  const areSamples = isOfSamples(order);
  const coupon = price_summary?.coupon_code ? words.couponWith(price_summary.coupon_code) : words.coupon;
  return (
    <dl css={sums} aria-label={words.summary}>
      {price_summary && (
        <>
          {!areSamples && <Sum label={words.subtotal} rupees={price_summary.subtotal} />}
          {price_summary.discount > 0 && (
            <Sum label={words.discount} rupees={price_summary.discount} isSaving />
          )}
          {price_summary.coupon_discount > 0 && (
            <Sum label={coupon} rupees={price_summary.coupon_discount} isSaving />
          )}
          <Sum
            label={areSamples ? words.parcel : words.deliveryFee}
            rupees={price_summary.delivery_fee}
            ofNothing={words.free}
          />
        </>
      )}
      <Sum css={totalLine} label={words.total} rupees={checkout_amount} />
      {tax && <Sum css={taxLine} label={words.tax(tax.rate)} rupees={tax.amount} />}
    </dl>
  );
}

type SumProps = {
  label: string;
  rupees: number | null;
  isSaving?: boolean;
  /** Text in place of a sum of 0. */
  ofNothing?: string;
  className?: string;
};

function Sum({ label, rupees, isSaving, ofNothing, className }: SumProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd css={isSaving && saving}>
        {isSaving && '−'}
        {rupees === 0 && ofNothing ? ofNothing : formatRupees(rupees)}
      </dd>
    </div>
  );
}
