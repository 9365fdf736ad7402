import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { Price, Text } from 'shared-contracts/look';

const BAR_HEIGHT = '4.25rem';

const bar = css`
  display: contents;
  @media (max-width: 767px) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-sticky);
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: var(--s-4);
    min-height: ${BAR_HEIGHT};
    padding: 0.625rem var(--gutter) max(0.625rem, env(safe-area-inset-bottom));
    background: var(--paper);
    box-shadow: var(--shadow-bar);
  }
`;

const onPhones = css`
  min-width: 0;
  @media (min-width: 768px) {
    display: none;
  }
`;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

// Without it the bar would lie on the last line of the footer.
const roomForBar = css`
  @media (max-width: 767px) {
    body {
      --foot-bar: ${BAR_HEIGHT};
      padding-bottom: calc(${BAR_HEIGHT} + env(safe-area-inset-bottom));
    }
  }
`;

export type BuyBarProps = {
  /** In rupees, of one piece. */
  selling_price: number | null;
  /** What the button would add. */
  summary: string;
  /** The button. */
  children: ReactNode;
};

/** Under 768 px the button stands in a bar at the foot of the window, beside what it costs; else in its row. */
export function BuyBar({ selling_price, summary, children }: BuyBarProps) {
  return (
    <div css={bar}>
      <Global styles={roomForBar} />
      <div css={onPhones}>
        <Price selling_price={selling_price} />
        <Text size="micro" tone="soft" css={oneLine}>
          {summary}
        </Text>
      </div>
      {children}
    </div>
  );
}
