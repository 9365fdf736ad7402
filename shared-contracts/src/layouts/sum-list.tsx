import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { formatRupees } from '../money/money.ts';

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.625rem;
  font-variant-numeric: tabular-nums lining-nums;
  transition: color var(--fast);
  /* A colour, because half an opacity is too faint to read. */
  &[aria-busy='true'] {
    color: var(--ink-faint);
    :is(dt, dd) {
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

const saving = css`
  color: var(--success);
`;

const total = css`
  font-size: 1.125rem;
  font-weight: var(--weight-strong);
  dt {
    color: inherit;
  }
  dd + dd {
    font-weight: var(--weight-text);
  }
  &:not(:first-of-type) {
    margin-top: var(--s-2);
    padding-top: var(--s-4);
    border-top: 1px solid var(--line-strong);
  }
`;

/** A list of `Sum` elements, busy while new sums are requested. */
export function SumList(props: HTMLAttributes<HTMLDListElement>) {
  return <dl css={list} {...props} />;
}

export type SumProps = {
  label: string;
  /** In rupees, or the words shown instead. */
  sum: number | string | null;
  /** The sum is subtracted, and shown with a minus. */
  isSaving?: boolean;
  isTotal?: boolean;
  className?: string;
  /** `dd` elements that explain the sum. */
  children?: ReactNode;
};

export function Sum({ label, sum, isSaving, isTotal, className, children }: SumProps) {
  return (
    <div css={[row, isTotal && total]} className={className}>
      <dt>{label}</dt>
      <dd css={isSaving && saving}>
        {isSaving && '−'}
        {typeof sum === 'string' ? sum : formatRupees(sum)}
      </dd>
      {children}
    </div>
  );
}
