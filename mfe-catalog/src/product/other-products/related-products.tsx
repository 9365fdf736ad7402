import { onScreen } from 'shared-contracts/layouts/paper';
import { useNearViewport } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productMessages } from '../../product-facts/product-messages.ts';
import { RelatedStrip, RelatedStripSkeleton } from '../../product-strip/related-strip.tsx';
import { still, withScriptOnly } from './placeholder-styles.ts';

/** Shows products that look like this one (PROD-21). Their data is requested once the shopper scrolls near them. */
export function RelatedProducts({ product }: { product: Product }) {
  const { ref, isNear } = useNearViewport();
  if (isNear) return <RelatedStrip title={productMessages.related} product={product} />;
  return (
    <div ref={ref} css={[withScriptOnly, still, onScreen]}>
      <RelatedStripSkeleton title={productMessages.related} />
    </div>
  );
}
