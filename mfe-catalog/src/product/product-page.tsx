import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { onScreen } from 'shared-contracts/layouts/paper';
import { ButtonLink, ErrorPanel, PageHeading, useNearViewport, Wrap } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { HydrationSlice, type PageLocation, type PageModule } from 'shared-contracts/remotes';
import { isInPlace, pagePath, shopPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { productMessages } from '../product-facts/product-messages.ts';
import { RelatedStrip, RelatedStripSkeleton } from '../product-strip/related-strip.tsx';
import type { Paper } from './datasheet/print-datasheet.tsx';
import { OtherMaterials } from './other-products/other-materials.tsx';
import { still, withScriptOnly } from './other-products/placeholder-styles.ts';
import { printedProduct } from './overview-layout.ts';
import { chargesQuery } from './price/charges-query.ts';
import { failureMessage, isGone } from './product-failure.ts';
import { head } from './product-head.ts';
import { ProductOverview } from './product-overview.tsx';
import { productFromLists, productInAddress, productQuery } from './product-query.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import { coloursOfShadeQuery, shadesOfTypeQuery } from './swatches/colour-queries.ts';

function ProductPage() {
  const params = useParams();
  const [search] = useSearchParams();
  const { id, material } = productInAddress({ params, search });
  if (!id || !material) return <NoProduct message={productMessages.productAddressIncomplete} />;
  return <ProductDetails id={id} material={material} />;
}

function prefetch({ params, search }: PageLocation) {
  const { id, material } = productInAddress({ params, search });
  if (!id || !material) return [];
  const { category = '', type = '', shade = '' } = params;
  const line = { class: '', material, category, type, shade };
  return [productQuery(id, material), coloursOfShadeQuery(line), shadesOfTypeQuery(line), chargesQuery];
}

/** Fades the pictures of the old product until the chosen one arrives; swatches and text stay as they are. */
const staleStyles = css`
  img:not([role='radio'] *) {
    opacity: 0.3;
  }
`;

type ProductDetailsProps = { id: string; material: string };

function ProductDetails({ id, material }: ProductDetailsProps) {
  const queries = useQueryClient();
  const location = useLocation();
  const [paper, setPaper] = useState<Paper>();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...productQuery(id, material),
    placeholderData: (before) =>
      productFromLists(queries, id, material) ?? (isInPlace(location) ? before : undefined),
  });
  // A failed refetch keeps the shown product, unless the product no longer exists.
  if (error && (isGone(error) || !data)) {
    return (
      <NoProduct message={failureMessage(error)} onRetry={isGone(error) ? undefined : () => refetch()} />
    );
  }
  if (!data) return <ProductSkeleton />;
  // A product from a list has the requested id and material and is not stale.
  const isStale = isPlaceholderData && (data.product_id !== id || data.material !== material);
  return (
    <div css={[printedProduct, paper?.besideSheet, isStale && staleStyles]} aria-busy={isStale}>
      <ProductOverview product={data} awaited={isStale ? id : undefined} onPaper={setPaper} />
      <HydrationSlice>
        <OtherMaterials product={data} />
      </HydrationSlice>
      <HydrationSlice>
        <RelatedProducts key={`below ${data.product_id}`} product={data} />
      </HydrationSlice>
      {paper && <paper.Datasheet product={data} />}
    </div>
  );
}

type NoProductProps = {
  message: string;
  /** Absent if a retry cannot help. */
  onRetry?: () => void;
};

function NoProduct({ message, onRetry }: NoProductProps) {
  return (
    <Wrap>
      <PageHeading
        title={productMessages.product}
        crumbs={[
          { label: messages.home, to: pagePath('/') },
          { label: messages.shop, to: shopPath() },
          { label: productMessages.product },
        ]}
      />
      <ErrorPanel title={messages.somethingWrong} message={message} onRetry={onRetry}>
        <ButtonLink variant="secondary" to={shopPath()}>
          {productMessages.backToShop}
        </ButtonLink>
      </ErrorPanel>
    </Wrap>
  );
}

/** Shows products that look like this one (PROD-21). Their data is requested once the shopper scrolls near them. */
function RelatedProducts({ product }: { product: Product }) {
  const { ref, isNear } = useNearViewport();
  if (isNear) return <RelatedStrip title={productMessages.related} product={product} />;
  return (
    <div ref={ref} css={[withScriptOnly, still, onScreen]}>
      <RelatedStripSkeleton title={productMessages.related} />
    </div>
  );
}

export default {
  Page: ProductPage,
  parameters: { material: 'one' },
  prefetch,
  head,
  fragments: ['cart-checkout/add-to-cart'],
} satisfies PageModule;
