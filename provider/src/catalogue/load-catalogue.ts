import { readAddOns } from './add-ons.ts';
import { readAvailability } from './availability.ts';
import type { Catalogue, CatalogueProduct } from './catalogue.ts';
import { readCategories } from './categories.ts';
import { readColours } from './colours.ts';
import { CommonDescription } from './common-desc.ts';
import { readCores } from './cores.ts';
import { readDecors } from './decors.ts';
import { makeProduct } from './make-product.ts';
import { PriceTable } from './prices.ts';
import { shopWindowOrder } from './shop-window-order.ts';
import { CATALOGUE_TABLES } from './table/catalogue-file.ts';
import { readTable } from './table/read-table.ts';
import { ValidationErrors } from './table/validation-errors.ts';
import { readVocabulary } from './vocabulary.ts';

/** Reads and validates the tables of `provider/catalogue`. Throws a `CatalogueError` that names every bad row. */
export function loadCatalogue(folder: string = CATALOGUE_TABLES): Catalogue {
  const errors = new ValidationErrors();
  const vocabulary = readVocabulary(folder, errors);
  const applications = new Set(vocabulary.applications);
  const categories = readCategories(folder, applications, errors);
  const cores = readCores(folder, applications, errors);
  const colours = readColours(folder, vocabulary, errors);
  readDecors(folder, colours, errors);
  const prices = new PriceTable(folder, errors);
  const offers = readAvailability(folder, colours, categories, cores, errors);
  errors.throwIfAny();

  const texts = new CommonDescription(folder);
  const products = offers.map((offer) => makeProduct(offer, prices, texts));
  const addOns = readAddOns(folder, vocabulary, texts, errors);
  prices.reportExceptionsWithoutProduct(new Set(products.map(({ product_id }) => product_id)));
  const synonyms = readTable(folder, 'synonyms.tsv', ['words'], errors).map((row) => row.list('words'));
  errors.throwIfAny();

  const ordered = (kind: CatalogueProduct['class']) =>
    shopWindowOrder(
      products.filter((product) => product.class === kind),
      vocabulary.shades,
    );
  return { ...vocabulary, products: [...ordered('Sheet'), ...ordered('Board'), ...addOns], synonyms };
}
