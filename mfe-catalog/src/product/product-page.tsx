import type { QueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type { PageHead, PageLocation, RemoteModules } from 'shared-contracts/remotes';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { previewPicture } from '../product-card/preview-picture.ts';
import { productName } from '../product-card/product-name.ts';
import { breadcrumbList } from '../shop-address/breadcrumb-list.ts';
import { NoProduct } from './no-product.tsx';
import { productCrumbs } from './product-crumbs.ts';
import { ProductDetails } from './product-details.tsx';
import { isNoProduct } from './product-failure.ts';
import { productJsonLd } from './product-json-ld.ts';
import { productQuery } from './product-query.ts';
import { coloursOfShadeQuery, shadesOfTypeQuery } from './swatches/colour-queries.ts';

/** Which product an address means. Category, type and shade are there for readers: a wrong one leads to the product too. */
function productInAddress({ params, search }: Pick<PageLocation, 'params' | 'search'>) {
  return { id: params['productId'] ?? '', material: search.get('material') ?? '' };
}

function ProductPage() {
  const params = useParams();
  const [search] = useSearchParams();
  const { id, material } = productInAddress({ params, search });
  if (!id || !material) return <NoProduct message={messages.productAddressIncomplete} />;
  return <ProductDetails id={id} material={material} />;
}

function prefetch({ params, search }: PageLocation) {
  const { id, material } = productInAddress({ params, search });
  if (!id || !material) return [];
  const { category = '', type = '', shade = '' } = params;
  const line = { class: '', material, category, type };
  return [productQuery(id, material), coloursOfShadeQuery({ ...line, shade }), shadesOfTypeQuery(line)];
}

function head({ params, search }: PageLocation, queries: QueryClient): PageHead {
  const { id, material } = productInAddress({ params, search });
  const { queryKey } = productQuery(id, material);
  const product = queries.getQueryData(queryKey);
  if (!product) {
    const isMissing = !id || !material || isNoProduct(queries.getQueryState(queryKey)?.error);
    return { title: messages.product, noIndex: isMissing };
  }
  return {
    title: product.title || productName(product),
    description: product.description,
    canonical: productPath(product),
    ...previewPicture(product.pictures),
    kind: 'product',
    jsonLd: [productJsonLd(product), breadcrumbList(productCrumbs(product))],
  };
}

export default {
  Page: ProductPage,
  prefetch,
  head,
  fragments: ['cart-checkout/add-to-cart'],
} satisfies RemoteModules['catalog/product'];
