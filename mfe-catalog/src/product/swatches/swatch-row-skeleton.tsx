import { Skeleton } from 'shared-contracts/look';
import { swatchRow } from './swatch-row.ts';

export type SwatchRowSkeletonProps = {
  label: string;
  /** CSS length of what will stand in the row. */
  height: string;
};

export function SwatchRowSkeleton({ label, height }: SwatchRowSkeletonProps) {
  return (
    <div role="status" aria-busy aria-label={label} css={swatchRow}>
      <Skeleton width="16rem" height={height} />
    </div>
  );
}
