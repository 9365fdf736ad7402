import type { Product } from 'shared-contracts/product';
import { finishOf } from 'shared-contracts/product/finish';
import { pieceSize } from '../../product-facts/piece-size.ts';
import type { Measure } from './measures.ts';

/** A sheet or board as it is delivered. */
export type PieceToCut = {
  length: Measure;
  width: Measure;
  /** Whether the product states this size; otherwise it is that of the trade. */
  isStated: boolean;
  /** The decor runs along the length, so that no panel may be turned. */
  hasGrain: boolean;
};

/** 8 × 4 ft, as the trade rounds it. */
const USUAL = { length: 24_400, width: 12_200 };

/** Tenths of a millimetre in a foot, rounded as the trade does: 8 ft are 2440 mm. */
const FOOT = 3_050;

/** The size in millimetres that the product's `info` states, else its feet, else the usual size (CUT-2). */
export function pieceToCut(product: Product): PieceToCut {
  const hasGrain = hasDirection(product);
  const [, long, short] = /(\d{3,4})\s?[×x]\s?(\d{3,4})\s?mm\b/i.exec(product.info) ?? [];
  if (long && short) {
    return { length: Number(long) * 10, width: Number(short) * 10, isStated: true, hasGrain };
  }
  const [feetLong, feetShort] = pieceSize(product.info)?.text.match(/\d{1,6}(?:\.\d{1,6})?/g) ?? [];
  if (feetLong && feetShort) {
    const length = Math.round(Number(feetLong) * FOOT);
    return { length, width: Math.round(Number(feetShort) * FOOT), isStated: true, hasGrain };
  }
  return { ...USUAL, isStated: false, hasGrain };
}

/** Woods, and faces with ridges or brushed metal: a turned panel would look like another colour (CUT-3). */
function hasDirection(product: Product): boolean {
  const finish = finishOf(product);
  return finish === 'Fluted' || finish === 'Metallic' || /\b(?:wood|grain|veneer)\b/i.test(product.type);
}
