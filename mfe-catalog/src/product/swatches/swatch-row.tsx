import { css } from '@emotion/react';
import { Skeleton } from 'shared-contracts/look';

/** One scrolling row of fixed height, so that the content below does not move when the swatches load. */
export const swatchRow = css`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  justify-content: start;
  gap: var(--s-2);
  margin: 0 calc(var(--s-1) * -1);
  padding: var(--s-2) var(--s-1);
  overflow: scroll hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--line) transparent;
  > a {
    border-radius: var(--radius);
    cursor: pointer;
  }
`;

export type SwatchRowSkeletonProps = {
  label: string;
  /** CSS length of the swatches. */
  height: string;
};

export function SwatchRowSkeleton({ label, height }: SwatchRowSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={label} css={swatchRow}>
      <Skeleton width="16rem" height={height} />
    </div>
  );
}
