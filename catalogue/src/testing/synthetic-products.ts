import type { CatalogueProduct } from '../catalogue.ts';

/**
 * Generates any number of products, always the same: first the shop's own, then copies of them with other colours and
 * names. The filters' names stay the same, as in a growing shop; the number of words to search grows.
 */
export function syntheticProducts(count: number, own: readonly CatalogueProduct[]): CatalogueProduct[] {
  return Array.from({ length: count }, (_, number): CatalogueProduct[] => {
    const product = own[number % own.length];
    return product ? [copyOf(product, Math.floor(number / own.length), number)] : [];
  }).flat();
}

function copyOf(product: CatalogueProduct, round: number, number: number): CatalogueProduct {
  if (round === 0) return product;
  const colour_name = `${product.colour_name} ${roundName(round)}`;
  // Paise, in steps of ten rupees.
  const spread = (number % 97) * 10_00;
  return {
    ...product,
    product_id: `${product.product_id}-${round}`,
    colour_name,
    title: product.title.replace(product.colour_name, colour_name),
    code: otherColour(product.code, round),
    selling_price_paise: product.selling_price_paise && product.selling_price_paise + spread,
    actual_price_paise: product.actual_price_paise && product.actual_price_paise + spread,
  };
}

const SYLLABLES = ['ra', 'mi', 'to', 'su', 'ne', 'ka', 'lo', 'vi'];

/** A word for each round. Not a number, because the search treats numbers differently from words. */
function roundName(round: number): string {
  const digits = [...round.toString(SYLLABLES.length).padStart(3, '0')];
  return digits.map((digit) => SYLLABLES[Number(digit)]).join('');
}

function otherColour(code: string, round: number): string {
  const colour = (Number.parseInt(code.slice(1), 16) + round * 0x010307) % 0xfefefe;
  return `#${colour.toString(16).padStart(6, '0')}`;
}
