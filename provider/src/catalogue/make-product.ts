import type { Offer } from './availability.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { CommonDescription } from './common-desc.ts';
import type { PriceTable } from './prices.ts';

/** Makes the product that an offer asks for; refuses its cell when it would have no price or no application. */
export function makeProduct(offer: Offer, prices: PriceTable, texts: CommonDescription): CatalogueProduct {
  const { colour, category, core, material, row } = offer;
  const productId = productIdOf(offer);
  const { type } = colour;
  const price = prices.priceOf(productId, { category: category.name, material, type });
  if (price === undefined) {
    row.reject(category.name, `there is no price for ${material}, ${type} in prices.tsv.`);
  }
  const unsuited = [...category.notFor, ...(core?.notFor ?? [])];
  const application = colour.applications.filter((name) => !unsuited.includes(name));
  if (application.length === 0) row.reject(category.name, `${productId} is left without an application.`);
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

/** Readable and lasting: links, carts and orders hold it, so a colour is never renamed. */
function productIdOf({ colour, category, core }: Offer): string {
  const slug = colour.name.toUpperCase().replaceAll(' ', '-');
  return [category.prefix, core?.prefix, slug].filter((part) => part !== undefined).join('-');
}
