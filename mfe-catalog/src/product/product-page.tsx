import { useParams, useSearchParams } from 'react-router-dom';
import type { PageLocation, PageModule } from 'shared-contracts/remotes';
import { productMessages } from '../product-facts/product-messages.ts';
import { NoProduct } from './no-product.tsx';
import { chargesQuery } from './price/charges-query.ts';
import { ProductDetails } from './product-details.tsx';
import { head } from './product-head.ts';
import { productInAddress, productQuery } from './product-query.ts';
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

export default {
  Page: ProductPage,
  parameters: { material: 'one' },
  prefetch,
  head,
  fragments: ['cart-checkout/add-to-cart'],
} satisfies PageModule;
