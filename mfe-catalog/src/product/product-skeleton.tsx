import { Skeleton, Stack, VisuallyHidden, Wrap } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { gallery, largePicture, overview, overviewTop } from './overview-layout.ts';

export function ProductSkeleton() {
  return (
    <Wrap css={overviewTop} role="status" aria-busy aria-label={messages.productLoading}>
      <h1>
        <VisuallyHidden>{messages.product}</VisuallyHidden>
      </h1>
      <Skeleton text width="14rem" />
      <div css={overview}>
        <div css={gallery}>
          <div css={largePicture}>
            <Skeleton ratio="1/1" />
          </div>
        </div>
        <Stack>
          <Skeleton text width="40%" />
          <Skeleton height="3.5rem" width="80%" />
          <Skeleton height="2rem" width="50%" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="20rem" />
        </Stack>
      </div>
    </Wrap>
  );
}
