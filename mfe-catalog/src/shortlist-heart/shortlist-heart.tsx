import { css } from '@emotion/react';
import { useToast } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { loadKept, useShortlisted } from './kept-products.ts';

const heart = css`
  width: var(--tap-small);
  height: var(--tap-small);
  padding: 6px;
  border: 0;
  background: none;
  cursor: pointer;
  svg {
    padding: 6px;
    border-radius: 50%;
    background: var(--paper);
    fill: #0000;
    stroke: currentColor;
    stroke-width: 1.75;
    transition: fill var(--calm);
  }
  &:hover,
  &[aria-pressed='true'] {
    color: var(--accent);
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

export type ShortlistHeartProps = {
  product: { product_id: string; material: string };
  /** The product's name, for the accessible name. */
  name: string;
  className?: string;
};

/** A heart button that adds a product to the shortlist, or removes it (SHORT-1). */
export function ShortlistHeart({ product, name, className }: ShortlistHeartProps) {
  const toast = useToast();
  const press = () =>
    loadKept().then(
      ({ pressHeart }) => pressHeart(product, toast),
      () => toast({ tone: 'bad', message: messages.heartFailed }),
    );
  return (
    <button
      type="button"
      css={heart}
      className={className}
      aria-pressed={useShortlisted(product)}
      aria-label={messages.heart(name)}
      onClick={press}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M12 21C6 16.5 3 13 3 8.8 3 6 5.2 4 7.6 4 9.4 4 11 5 12 6.8 13 5 14.6 4 16.4 4 18.8 4 21 6 21 8.8 21 13 18 16.5 12 21Z" />
      </svg>
    </button>
  );
}
