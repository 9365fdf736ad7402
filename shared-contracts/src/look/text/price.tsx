import { css } from '@emotion/react';
import { formatRupees } from '../../money/money.ts';
import { messages } from './messages.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const price = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.5em;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.4;
  strong {
    font-weight: var(--weight-strong);
  }
  s {
    color: var(--ink-faint);
    font-size: max(0.875em, var(--type-micro));
    text-decoration-thickness: 1px;
  }
  em {
    color: var(--accent);
    font-size: max(0.875em, var(--type-micro));
    font-style: normal;
    font-weight: var(--weight-medium);
  }
`;

const sizes = {
  s: css`
    gap: 0 0.35em;
    font-size: 0.9375rem;
  `,
  m: null,
  l: css`
    gap: 0 0.75rem;
    font-size: 1.125rem;
    strong {
      font-size: 1.625rem;
      font-weight: var(--weight-medium);
      letter-spacing: -0.01em;
    }
  `,
};

type PriceProps = {
  /** In rupees; null shows N/A. */
  selling_price: number | null;
  /** The list price in rupees, shown struck through when it is higher than the selling price. */
  actual_price?: number | null;
  /** Whole percent off, shown beside the prices; nothing for 0. */
  percentOff?: number;
  size?: keyof typeof sizes;
  className?: string;
};

/** Selling price, list price and discount (PROD-7). */
export function Price({ selling_price, actual_price = null, percentOff, size = 'm', className }: PriceProps) {
  const reduced = selling_price !== null && actual_price !== null && actual_price > selling_price;
  return (
    <span css={[price, sizes[size]]} className={className}>
      <strong>
        <VisuallyHidden>{messages.price} </VisuallyHidden>
        {formatRupees(selling_price)}
      </strong>
      {reduced && (
        <s>
          <VisuallyHidden>{messages.listPrice} </VisuallyHidden>
          {formatRupees(actual_price)}
        </s>
      )}
      {reduced && !!percentOff && <em>{messages.percentOff(percentOff)}</em>}
    </span>
  );
}
