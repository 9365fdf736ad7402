import type { Offer } from './availability.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { CommonDescription } from './common-desc.ts';
import type { PriceTable } from './prices.ts';

/** Builds an offer's product. Reports the offer's cell when the product has no price or no application. */
export function makeProduct(offer: Offer, prices: PriceTable, texts: CommonDescription): CatalogueProduct {
  const { colour, category, core, material, row } = offer;
  const productId = productIdOf(offer);
  const { type } = colour;
  const price = prices.priceOf(productId, { category: category.name, material, type });
  if (price === undefined) {
    row.reject(category.name, `there is no price for ${material}, ${type} in prices.tsv.`);
  }
  const excluded = [...category.notFor, ...(core?.notFor ?? [])];
  const application = colour.applications.filter((name) => !excluded.includes(name));
  if (application.length === 0) row.reject(category.name, `${productId} has no application left.`);
  return {
    product_id: productId,
    class: category.class,
    material,
    category: category.name,
    type,
    shade: colour.shade,
    colour_name: colour.name,
    title: `${colour.name} ${category.title}${core === undefined ? '' : `, ${core.name}`}`,
    code: colour.code,
    info: core === undefined ? category.info : `${category.info} ${core.info}`,
    application,
    description: `${colour.description} ${category.description}`,
    common_desc: texts.of(offer),
    actual_price_paise: price?.list ?? null,
    selling_price_paise: price?.selling ?? null,
  };
}

/** Stored in links, carts and orders, so a colour must never be renamed. */
function productIdOf({ colour, category, core }: Offer): string {
  const slug = colour.name.toUpperCase().replaceAll(' ', '-');
  return [category.prefix, core?.prefix, slug].filter((part) => part !== undefined).join('-');
}
