import type { Product } from 'shared-contracts/product';
import type { JsonLd } from 'shared-contracts/remotes';
import { productPath } from 'shared-contracts/routes';
import { productName } from '../product-card/product-name.ts';
import { pictureViews } from '../product-card/product-pictures.ts';

/** A product as search engines read it. What the provider does not know is left out; without a price there is no offer. */
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
