import { css } from '@emotion/react';
import { Skeleton } from 'shared-contracts/look';

/** One element draws the picture and three lines of text, because a tap waits until all sixteen of a list are rendered. */
const card = css`
  background: none;
  &::before,
  &::after {
    content: '';
    display: block;
  }
  &::before {
    aspect-ratio: 1;
    background: var(--paper-breath);
    border-radius: var(--radius);
  }
  &::after {
    --line: linear-gradient(var(--paper-breath) 0 0) no-repeat;
    height: 4em;
    margin-top: 0.75rem;
    background:
      var(--line) 0 0.4em / 60% 0.8em,
      var(--line) 0 1.6em / 75% 0.8em,
      var(--line) 0 2.8em / 45% 0.8em;
  }
`;

/** It is as high as a card with picture, name, facts and price. */
export function ProductCardSkeleton() {
  return <Skeleton css={card} />;
}
