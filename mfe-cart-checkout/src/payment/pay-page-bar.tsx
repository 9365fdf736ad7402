import { css, Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Button, ButtonLink, Text } from 'shared-contracts/look';
import { paymentMessages as words } from './payment-messages.ts';

/** Milliseconds after which the bar says what to do about a pay page that shows nothing (PAY-82). */
export const STUCK_AFTER = 10_000;

const WIDE = '@media (min-width: 48rem)';

/** The bar is in the top layer, which is above a frame of any z-index. */
const bar = css`
  position: fixed;
  inset: 0 0 auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-1) var(--s-3);
  box-sizing: border-box;
  width: 100%;
  max-width: none;
  min-height: var(--pay-bar);
  margin: 0;
  padding: var(--s-2) var(--gutter);
  border: 0;
  border-bottom: 1px solid var(--line-strong);
  background: var(--paper);
  color: var(--ink);
  > p {
    grid-column: span 2;
  }
  /* Both texts fit on one line. */
  @media (max-width: 47.99rem) {
    grid-template-rows: 1fr auto;
    > :is(a, button) {
      padding-inline: var(--s-3);
      font-size: var(--type-small);
    }
  }
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    > p {
      grid-column: auto;
    }
  }
`;

/**
 * Keeps the frame below the bar, whatever position the payment script has set. If the script wraps its frame, the bar covers the top of
 * that page instead. On phones the bar reserves room for the two lines that it shows later.
 */
const belowBar = css`
  body {
    --pay-bar: 7.125rem;
  }
  ${WIDE} {
    body {
      --pay-bar: 4.25rem;
    }
  }
  body > iframe {
    top: var(--pay-bar) !important;
    height: calc(100% - var(--pay-bar)) !important;
  }
`;

export type PayPageBarProps = {
  address: string;
  onClose: () => void;
};

/**
 * PAY-82: a bar over each open pay page. The pay page can hang, stay blank or be blocked without the shop's knowledge: the shopper can
 * always close it, or pay the same attempt in a page of its own, from which the payment provider leads back to the order.
 */
export function PayPageBar({ address, onClose }: PayPageBarProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), STUCK_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section
      css={bar}
      popover="manual"
      ref={(element) => element?.showPopover?.()}
      aria-label={words.payPage}
    >
      <Global styles={belowBar} />
      <Text size="small" role="status">
        {isLate ? words.payPageStuck : words.payPageOpen}
      </Text>
      <ButtonLink variant="secondary" to={address} reloadDocument>
        {words.ownPage}
      </ButtonLink>
      <Button variant="secondary" icon="close" onClick={onClose}>
        {words.close}
      </Button>
    </section>
  );
}
