import { Skeleton } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { cartColumns } from './cart-layout.ts';
import { actionsCell, lineColumns, lineStyles, pictureCell } from './line-styles.ts';

/** Has the size of a cart with two lines. */
export function CartSkeleton() {
  return (
    <div css={cartColumns} role="status" aria-busy aria-label={messages.cart.loading}>
      <div>
        <SkeletonLine />
        <SkeletonLine />
      </div>
      <Skeleton height="19rem" />
    </div>
  );
}

function SkeletonLine() {
  return (
    <div css={[lineStyles, lineColumns]}>
      <Skeleton css={pictureCell} ratio="1/1" />
      <div>
        <Skeleton text width="60%" />
        <Skeleton text width="40%" />
        <Skeleton text width="50%" />
      </div>
      <div css={actionsCell}>
        <Skeleton height="var(--tap)" width="9rem" />
      </div>
    </div>
  );
}
