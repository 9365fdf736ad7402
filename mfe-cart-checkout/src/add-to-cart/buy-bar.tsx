import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { Price, Text } from 'shared-contracts/look';

const BAR_HEIGHT = '5.625rem';

/** A lower window has no room for a bar beside what it is about. */
const WITH_BAR = '@media (max-width: 767px) and (min-height: 30rem)';

const bar = css`
  display: contents;
  ${WITH_BAR} {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-sticky);
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-content: center;
    gap: 0.375rem var(--s-3);
    min-height: ${BAR_HEIGHT};
    padding: var(--s-2) var(--gutter) max(0.625rem, env(safe-area-inset-bottom));
    background: var(--paper);
    box-shadow: var(--shadow-bar);
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

/** The words beside it give way. */
const whole = css`
  flex: none;
`;

// Without it the bar would lie on the last line of the footer.
const roomForBar = css`
  ${WITH_BAR} {
    body {
      --foot-bar: ${BAR_HEIGHT};
      padding-bottom: calc(${BAR_HEIGHT} + env(safe-area-inset-bottom));
    }
  }
`;

export type BuyBarProps = {
  /** In rupees, of all that would be added. */
  price: number | null;
  /** The same at its list price; null where that is not known. */
  listPrice: number | null;
  /** What would be added. */
  summary: string;
  /** The buttons. */
  children: ReactNode;
};

/** Spec section 2: under 768 px the buttons stand in a bar at the foot of the window, with what they are about; else, and in low windows, in their row. */
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
