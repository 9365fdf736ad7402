import type { CatalogueProduct } from '../src/catalogue/catalogue.ts';

/** How far prices of one build lie apart, in paise. */
const PRICE_STEP = 10_00;
const PRICE_STEPS = 97;
/** Of a colour code: `ff` is left out, so that no colour runs into white. */
const CHANNELS = 0xfefefe;

/**
 * Products like the shop's own, in whatever number, always the same: the own ones first, then they come round again in
 * other colours under other names. Names of filters stay the same few, as in a shop that grows; words to search grow.
 */
export function syntheticProducts(count: number, own: readonly CatalogueProduct[]): CatalogueProduct[] {
  return Array.from({ length: count }, (_, number): CatalogueProduct[] => {
    const product = own[number % own.length];
    return product ? [inRound(product, Math.floor(number / own.length), number)] : [];
  }).flat();
}

function inRound(product: CatalogueProduct, round: number, number: number): CatalogueProduct {
  if (round === 0) return product;
  const colour_name = `${product.colour_name} ${roundName(round)}`;
  return {
    ...product,
    product_id: `${product.product_id}-${round}`,
    colour_name,
    title: product.title.replace(product.colour_name, colour_name),
    code: otherColour(product.code, round),
    selling_price_paise: product.selling_price_paise && product.selling_price_paise + spread(number),
    actual_price_paise: product.actual_price_paise && product.actual_price_paise + spread(number),
  };
}

const SYLLABLES = ['ra', 'mi', 'to', 'su', 'ne', 'ka', 'lo', 'vi'];

/** A word for each round that is not a number: numbers are matched in another way than words. */
function roundName(round: number): string {
  const digits = [...round.toString(SYLLABLES.length).padStart(3, '0')];
  return digits.map((digit) => SYLLABLES[Number(digit)]).join('');
}

function otherColour(code: string, round: number): string {
  const colour = (Number.parseInt(code.slice(1), 16) + round * 0x010307) % CHANNELS;
  return `#${colour.toString(16).padStart(6, '0')}`;
}

function spread(number: number): number {
  return (number % PRICE_STEPS) * PRICE_STEP;
}
