import { ADD_ON_CATEGORY } from 'shared-contracts/cart/rules';
import { BOARD_MATERIALS, PRODUCT_CLASSES, SHEET_MATERIAL } from 'shared-contracts/product';
import type { CatalogueProduct } from './catalogue.ts';
import type { CommonDescription } from './common-desc.ts';
import { readPrice } from './prices.ts';
import { readTable } from './table/read-table.ts';
import type { ValidationErrors } from './table/validation-errors.ts';
import type { Vocabulary } from './vocabulary.ts';

const COLUMNS = [
  'product_id',
  'colour_name',
  'class',
  'material',
  'type',
  'shade',
  'code',
  'info',
  'applications',
  'description',
  'list',
  'selling',
] as const;

export function readAddOns(
  folder: string,
  vocabulary: Vocabulary,
  texts: CommonDescription,
  errors: ValidationErrors,
): CatalogueProduct[] {
  const shades = new Set(vocabulary.shades.map(({ name }) => name));
  const types = new Set(vocabulary.types.map(({ name }) => name));
  return readTable(folder, 'add-ons.tsv', COLUMNS, errors).flatMap((row) => {
    const price = readPrice(row);
    const addOn = {
      product_id: row.text('product_id'),
      category: ADD_ON_CATEGORY,
      type: row.known('type', types, 'types.tsv'),
      shade: row.known('shade', shades, 'shades.tsv'),
      colour_name: row.text('colour_name'),
      title: row.text('colour_name'),
      code: row.hex('code'),
      info: row.text('info'),
      application: row.knownList('applications', new Set(vocabulary.applications), 'applications.tsv'),
      description: row.text('description'),
      common_desc: texts.piece('add-on'),
      actual_price_paise: price.list,
      selling_price_paise: price.selling,
    };
    if (addOn.application.length === 0)
      row.reject('applications', 'an add-on needs at least one application.');
    const productClass = row.oneOf('class', PRODUCT_CLASSES);
    const material = row.oneOf('material', [...BOARD_MATERIALS, SHEET_MATERIAL] as const);
    return productClass === undefined || material === undefined
      ? []
      : [{ ...addOn, class: productClass, material }];
  });
}
