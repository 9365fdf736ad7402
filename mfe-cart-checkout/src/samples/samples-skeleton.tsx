import { Skeleton } from 'shared-contracts/look';
import { checkoutGrid } from '../checkout/checkout-layout.ts';
import { samplesMessages as words } from '../sample-choice/samples-messages.ts';

export function SamplesSkeleton() {
  return (
    <div css={checkoutGrid} role="status" aria-busy aria-label={words.loading}>
      <Skeleton height="20rem" />
      <Skeleton height="14rem" />
    </div>
  );
}
