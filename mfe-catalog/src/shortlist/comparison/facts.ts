import { formatRupees } from 'shared-contracts/money';
import { MATERIAL_LABELS, type Product } from 'shared-contracts/product';
import { finishOf } from 'shared-contracts/product/finish';
import { productClassOf } from 'shared-contracts/product/rules';
import { messages } from '../../messages.ts';
import { pieceSize } from '../../product-facts/piece-size.ts';
import { thicknessOf } from '../../product-facts/thickness.ts';
import { shortlistMessages } from '../../shortlist-address/shortlist-messages.ts';

const words = shortlistMessages.comparison;

/** SHORT-22. In the order of the table. */
const TEXTS: Readonly<Record<keyof typeof words.facts, (product: Product) => string | undefined>> = {
  class: (product) => messages.classes[productClassOf(product)],
  category: ({ category }) => category,
  material: ({ material }) => MATERIAL_LABELS[material] ?? material,
  type: ({ type }) => type,
  shade: ({ shade }) => shade,
  finish: (product) => product.finish || finishOf(product),
  thickness: thicknessOf,
  size: ({ info }) => pieceSize(info)?.text,
  price: ({ selling_price }) => formatRupees(selling_price),
  availability: ({ selling_price }) => (selling_price === null ? words.notForSale : words.forSale),
};

export type Fact = {
  name: keyof typeof words.facts;
  /** One text for each product, which is empty where the product does not state the fact. */
  texts: readonly string[];
  differs: boolean;
};

/** A fact that no product states is left out. */
export function factsOf(products: readonly Product[]): Fact[] {
  return (Object.keys(TEXTS) as Fact['name'][])
    .map((name) => {
      const texts = products.map((product) => TEXTS[name](product)?.trim() ?? '');
      return { name, texts, differs: new Set(texts).size > 1 };
    })
    .filter(({ texts }) => texts.some(Boolean));
}
