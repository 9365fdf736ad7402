import { css } from '@emotion/react';
import { Sum, SumList } from 'shared-contracts/layouts/sum-list';
import type { OrderDetail } from 'shared-contracts/order';
import { isOfSamples } from 'shared-contracts/order/rules';
import { messages } from '../messages.ts';

const words = messages.order;

const panel = css`
  padding: clamp(1.25rem, 1rem + 1vw, 2rem);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
`;

const taxLine = css`
  color: var(--ink-soft);
  font-size: var(--type-small);
`;

/** Shows the parts of the total, with the GST, if the provider sends them; else the total alone. */
export function OrderSums({ order }: { order: OrderDetail }) {
  const { checkout_amount, price_summary, tax } = order;
  const areSamples = isOfSamples(order);
  const coupon = price_summary?.coupon_code ? words.couponWith(price_summary.coupon_code) : words.coupon;
  return (
    <SumList css={panel} aria-label={words.summary}>
      {price_summary && (
        <>
          {!areSamples && <Sum label={words.subtotal} sum={price_summary.subtotal} />}
          {price_summary.discount > 0 && <Sum label={words.discount} sum={price_summary.discount} isSaving />}
          {price_summary.coupon_discount > 0 && (
            <Sum label={coupon} sum={price_summary.coupon_discount} isSaving />
          )}
          <Sum
            label={areSamples ? words.parcel : words.deliveryFee}
            sum={price_summary.delivery_fee || words.free}
          />
        </>
      )}
      <Sum label={words.total} sum={checkout_amount} isTotal />
      {tax && <Sum css={taxLine} label={words.tax(tax.rate)} sum={tax.amount} />}
    </SumList>
  );
}
