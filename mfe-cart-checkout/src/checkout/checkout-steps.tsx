import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon, VisuallyHidden } from 'shared-contracts/look';
import { checkoutMessages as words } from './checkout-messages.ts';
import { type CheckoutSearch, checkoutPath } from './checkout-search.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-6);
  margin-bottom: var(--s-6);
  border-bottom: 1px solid var(--line);
  outline: none;
`;

const item = css`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: var(--tap);
  margin-bottom: -1px;
  border-bottom: 2px solid transparent;
  color: var(--ink-soft);
  &[aria-current] {
    border-color: var(--accent);
    color: var(--ink);
    font-weight: var(--weight-medium);
  }
  /* Forced colours show a transparent border, too. */
  @media (forced-colors: active) {
    border-color: Canvas;
    &[aria-current] {
      border-color: CanvasText;
    }
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-height: var(--tap);
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

const number = css`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid currentColor;
  border-radius: 50%;
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
  [aria-current] > & {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    /* Printers that print backgrounds would print ink on the accent colour. */
    @media print {
      background: none;
    }
  }
`;

/** CHECK-1. Step 1 is a link once it is done. */
export function CheckoutSteps({ search }: { search: CheckoutSearch }) {
  const { step } = search;
  const place = useStartOfStep(step);
  const isSummary = step === 'summary';
  return (
    <ol ref={place} tabIndex={-1} css={list} aria-label={words.steps}>
      <li css={item} aria-current={isSummary ? undefined : 'step'}>
        {isSummary ? (
          <Link to={checkoutPath({ ...search, step: 'shipping' })}>
            <span css={number}>
              <Icon name="check" size="s" />
            </span>
            {words.shippingAddress}
            <VisuallyHidden>, {words.done}</VisuallyHidden>
          </Link>
        ) : (
          <>
            <span css={number}>{1}</span>
            {words.shippingAddress}
          </>
        )}
      </li>
      <li css={item} aria-current={isSummary ? 'step' : undefined}>
        <span css={number}>{2}</span>
        {words.orderSummary}
      </li>
    </ol>
  );
}

/** A new step is shown from its top. Its top takes the focus, because the button that led there is gone. */
function useStartOfStep(step: string) {
  const place = useRef<HTMLOListElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return place;
}
