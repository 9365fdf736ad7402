import type { QueryClient } from '@tanstack/react-query';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import type { JsonLd, PageHead, PageLocation } from 'shared-contracts/remotes';
import { productPath } from 'shared-contracts/routes';
import { previewPicture } from '../product-card/preview-picture.ts';
import { pictureViews } from '../product-card/product-pictures.ts';
import { productMessages } from '../product-facts/product-messages.ts';
import { breadcrumbList } from '../shop-address/breadcrumb-list.ts';
import { productCrumbs } from './product-crumbs.ts';
import { isNoProduct } from './product-failure.ts';
import { productInAddress, productQuery } from './product-query.ts';

export function head({ params, search }: PageLocation, queries: QueryClient): PageHead {
  const { id, material } = productInAddress({ params, search });
  const { queryKey } = productQuery(id, material);
  const product = queries.getQueryData(queryKey);
  if (!product) {
    const isMissing = !id || !material || isNoProduct(queries.getQueryState(queryKey)?.error);
    return { title: productMessages.product, noIndex: isMissing };
  }
  return {
    title: product.title || productName(product),
    description: product.description,
    canonical: productPath(product),
    ...previewPicture(product),
    kind: 'product',
    jsonLd: [productJsonLd(product), breadcrumbList(productCrumbs(product))],
  };
}

/** Unknown properties are left out. Without a price there is no offer. */
export function productJsonLd(product: Product): JsonLd {
  const { product_id, title, description, colour_name, material, category, selling_price } = product;
  return {
    '@type': 'Product',
    name: title || productName(product),
    description: description || undefined,
    sku: product_id,
    color: colour_name || undefined,
    material: material || undefined,
    category: category || undefined,
    image: pictureViews(product.pictures).map(({ high }) => high.image_link),
    url: productPath(product),
    offers: selling_price === null ? undefined : offer(product, selling_price),
  };
}

function offer(product: Product, selling_price: number): JsonLd {
  return {
    '@type': 'Offer',
    price: selling_price.toFixed(2),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    url: productPath(product),
  };
}
