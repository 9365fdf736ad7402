import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { Price, Text } from 'shared-contracts/look';

const BAR_HEIGHT = '5.625rem';

/** A window of less than 30 rem in height has no room for both the bar and the product. */
const WITH_BAR = '@media screen and (max-width: 767px) and (min-height: 30rem)';

const bar = css`
  display: contents;
  ${WITH_BAR} {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-sticky);
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-content: center;
    gap: 0.375rem var(--s-3);
    min-height: ${BAR_HEIGHT};
    padding: var(--s-2) var(--gutter) max(0.625rem, env(safe-area-inset-bottom));
    background: var(--paper);
    box-shadow: var(--shadow-bar);
    /* Large text wraps: two buttons as wide as their labels would not fit. */
    > :is(a, button) {
      min-width: 0;
      padding-inline: var(--s-2);
    }
  }
`;

const inBar = css`
  display: none;
  ${WITH_BAR} {
    grid-column: span 2;
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--s-4);
  }
`;

const oneLine = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The price never shrinks; the text beside it is truncated. */
const whole = css`
  flex: none;
`;

// Without this space the bar would cover the last line of the footer.
const roomForBar = css`
  ${WITH_BAR} {
    body {
      --foot-bar: ${BAR_HEIGHT};
      padding-bottom: calc(${BAR_HEIGHT} + env(safe-area-inset-bottom));
    }
  }
`;

export type BuyBarProps = {
  /** In rupees, for all pieces to be added. */
  price: number | null;
  /** In rupees, for the same pieces at the list price; null if unknown. */
  listPrice: number | null;
  /** What the button adds, in words. */
  summary: string;
  children: ReactNode;
};

/** Under 768 px a bar fixed to the bottom of the window holds price and buttons (PROD-12); in low or wide windows they stay in their row. */
export function BuyBar({ price, listPrice, summary, children }: BuyBarProps) {
  return (
    <div css={bar}>
      <Global styles={roomForBar} />
      <div css={inBar}>
        <Text size="micro" tone="soft" css={oneLine}>
          {summary}
        </Text>
        <Price css={whole} size="s" selling_price={price} actual_price={listPrice} />
      </div>
      {children}
    </div>
  );
}
