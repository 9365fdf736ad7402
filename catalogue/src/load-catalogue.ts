import { readAddOns } from './add-ons.ts';
import { type Offer, readAvailability } from './availability.ts';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import { readCategories } from './categories.ts';
import { readColours } from './colours.ts';
import { CommonDescription } from './common-desc.ts';
import { readCores } from './cores.ts';
import { DiscountTable } from './discounts.ts';
import { PriceTable } from './prices.ts';
import { shopWindowOrder } from './shop-window-order.ts';
import { CATALOGUE_TABLES } from './table/catalogue-file.ts';
import { readTable } from './table/read-table.ts';
import { ValidationErrors } from './table/validation-errors.ts';
import { readVocabulary } from './vocabulary.ts';

/** Reads and validates the tables. Throws a `CatalogueError` that names every bad row. */
export function loadCatalogue(folder: string = CATALOGUE_TABLES): Catalogue {
  const errors = new ValidationErrors();
  const vocabulary = readVocabulary(folder, errors);
  const applications = new Set(vocabulary.applications);
  const categories = readCategories(folder, applications, errors);
  const cores = readCores(folder, applications, errors);
  const colours = readColours(folder, vocabulary, errors);
  const discounts = new DiscountTable(folder, colours, categories, errors);
  const prices = new PriceTable(folder, discounts, errors);
  const offers = readAvailability(folder, colours, categories, cores, errors);
  errors.throwIfAny();

  const texts = new CommonDescription(folder);
  const products = offers.map((offer) => makeProduct(offer, prices, texts));
  const addOns = readAddOns(folder, vocabulary, texts, errors);
  discounts.reportDiscountsWithoutProduct();
  prices.reportExceptionsWithoutProduct(new Set(products.map(({ product_id }) => product_id)));
  const synonyms = readTable(folder, 'synonyms.tsv', ['words'], errors).map((row) => row.list('words'));
  errors.throwIfAny();

  const ordered = (kind: CatalogueProduct['class']) =>
    shopWindowOrder(products.filter((product) => product.class === kind));
  return { ...vocabulary, products: [...ordered('Sheet'), ...ordered('Board'), ...addOns], synonyms };
}

/** Reports an error at the offer's cell if the product has no price or no application. */
function makeProduct(offer: Offer, prices: PriceTable, texts: CommonDescription): CatalogueProduct {
  const { colour, category, core, material, row } = offer;
  const productId = productIdOf(offer);
  const { type } = colour;
  const price = prices.priceOf({
    product_id: productId,
    colour_name: colour.name,
    category: category.name,
    material,
    type,
  });
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
