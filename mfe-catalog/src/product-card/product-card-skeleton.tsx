import { Skeleton, Stack } from 'shared-contracts/look';

/** As high as a card with picture, name, facts and price. */
export function ProductCardSkeleton() {
  return (
    <Stack gap="s">
      <Skeleton ratio="1/1" />
      <div>
        <Skeleton text width="60%" />
        <Skeleton text width="75%" />
        <Skeleton text width="45%" />
      </div>
    </Stack>
  );
}
