import { css } from '@emotion/react';
import { Skeleton } from 'shared-contracts/look';

/**
 * Wraps in wide windows. In others it is one row of fixed height, so that the content below does not move when the swatches
 * load; it runs to the edge of the window and fades there, which shows that it scrolls.
 */
export const swatchRow = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  padding-block: var(--s-2);
  > * {
    flex: none;
  }
  > a {
    border-radius: var(--radius);
    cursor: pointer;
  }
  @media (max-width: 1023px) {
    flex-wrap: nowrap;
    margin-right: calc(var(--gutter) * -1);
    /* The last swatch can be scrolled out of the fade, the outline of the first is not cut. */
    padding-inline: 2px 2.5rem;
    overflow: scroll hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    -webkit-mask-image: linear-gradient(to left, transparent, #000 2.5rem);
    mask-image: linear-gradient(to left, transparent, #000 2.5rem);
  }
  @media (max-width: 767px) {
    margin-left: calc(var(--gutter) * -1);
    padding-left: var(--gutter);
  }
`;

/** It holds rows of swatches, which scroll inside and must not widen it. */
export const swatchRows = css`
  grid-template-columns: minmax(0, 1fr);
`;

/** Size of a swatch in CSS lengths, and the usual number, so that placeholders wrap in wide windows as the swatches will. */
export type SwatchSize = { width: string; height: string; usual: number };

export function SwatchPlaceholders({ width, height, usual }: SwatchSize) {
  return Array.from({ length: usual }, (_, index) => <Skeleton key={index} width={width} height={height} />);
}

export type SwatchRowSkeletonProps = { label: string; size: SwatchSize };

export function SwatchRowSkeleton({ label, size }: SwatchRowSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={label} css={swatchRow}>
      <SwatchPlaceholders {...size} />
    </div>
  );
}
