import { deltaE2000 } from 'catalogue/colour/delta-e';
import type { Lab } from 'catalogue/colour/lab';
import { chromaOf, NEARLY_GREY } from './colour-difference.ts';

export interface PairedDecor {
  lab: Lab;
  type: string;
  isPlain: boolean;
}

const REASONS = {
  plainForWood:
    'A plain colour with the undertone of this wood: the grain stays the only figure in the room.',
  neutralForWood:
    'A plain colour, neither warm nor cool: the grain of this wood stays the only figure in the room.',
  woodForPlain: 'A wood with the undertone of this colour, to put some grain beside it.',
  woodForNeutral:
    'A wood beside a colour that is neither warm nor cool, to put some warmth and grain into the room.',
  calmForLoud: 'A calm colour for the cabinets, so that this one can be loud on a few doors.',
  loudForCalm: 'Loud enough for a few doors, while this colour keeps the room calm.',
  'darker, as warm': 'Just as warm and clearly darker: for the base units, with this one above them.',
  'lighter, as warm': 'Just as warm and clearly lighter: for the wall units, with this one below them.',
  'darker, as cool': 'Just as cool and clearly darker: for the base units, with this one above them.',
  'lighter, as cool': 'Just as cool and clearly lighter: for the wall units, with this one below them.',
  'darker, neutral':
    'Clearly darker, and one of the two is neither warm nor cool: for the base units, with this one above them.',
  'lighter, neutral':
    'Clearly lighter, and one of the two is neither warm nor cool: for the wall units, with this one below them.',
} as const;
type Reason = keyof typeof REASONS;

/** A difference of L*: with less, two fronts look as if they should have been the same. */
const SEEN_CONTRAST = 12;
/** A difference of L*: two calm colours need more. */
const CLEAR_CONTRAST = 25;
/** A difference of L*: with much more, a small room falls apart. */
const BEST_CONTRAST = 38;
/** A plain colour of more chroma is loud. */
const LOUD = 38;
/** Beside a wood a plain colour may have more colour than beside a loud decor. */
const CALM_BESIDE_WOOD = 22;
/** Below it a colour has no cast: it goes with warm and with cool ones. */
const CAST = 4;
/** In degrees between the hues of a wood and of a colour with its undertone. */
const UNDERTONE = 40;
/** CIEDE2000 between two suggestions: nearer ones would be the same advice twice. */
const APART = 12;
const WOOD = 'Wood Grain';

/** The trade's rules (MATCH-20): `undefined` where the two do not go together. */
export function reasonFor(shown: PairedDecor, other: PairedDecor): Reason | undefined {
  const contrast = other.lab[0] - shown.lab[0];
  if (Math.abs(contrast) < SEEN_CONTRAST || isClash(shown, other)) return undefined;
  // Two figures in one room look restless, and two woods as if one had been sold out.
  if (!shown.isPlain && !other.isPlain) return undefined;
  if (isWood(shown)) return besideWood(shown, other, ['plainForWood', 'neutralForWood']);
  if (isWood(other)) return besideWood(other, shown, ['woodForPlain', 'woodForNeutral']);
  if (isLoud(shown)) return isCalm(other) ? 'calmForLoud' : undefined;
  if (isLoud(other)) return isCalm(shown) ? 'loudForCalm' : undefined;
  if (Math.abs(contrast) < CLEAR_CONTRAST) return undefined;
  const change = contrast < 0 ? 'darker' : 'lighter';
  const casts = [castOf(shown), castOf(other)];
  if (casts.includes('none')) return `${change}, neutral`;
  return casts.includes('cool') ? `${change}, as cool` : `${change}, as warm`;
}

/** @param reasons for a colour with the undertone of the wood, and for one without a cast */
function besideWood(wood: PairedDecor, plain: PairedDecor, reasons: readonly [Reason, Reason]) {
  const chroma = chromaOf(plain.lab);
  if (chroma < CAST) return reasons[1];
  const apart = Math.abs(hueOf(plain) - hueOf(wood));
  const hasUndertone = chroma <= CALM_BESIDE_WOOD && Math.min(apart, 360 - apart) <= UNDERTONE;
  return hasUndertone ? reasons[0] : undefined;
}

export interface Pair<Decor> {
  decor: Decor;
  /** One sentence. */
  because: string;
}

/**
 * At most `limit` decors that go with the shown one: those of `preferred` that a rule allows, then the best of each rule. Equally good ones are
 * in the order in which they are given.
 */
export function companionsAmong<Decor extends PairedDecor>(
  shown: Decor,
  { preferred, others, limit }: { preferred: readonly Decor[]; others: readonly Decor[]; limit: number },
): Pair<Decor>[] {
  const withReason = (decor: Decor) => {
    const reason = reasonFor(shown, decor);
    return reason ? [{ decor, reason }] : [];
  };
  const byRule = others
    .flatMap(withReason)
    .toSorted((one, other) => unfitness(shown, one.decor) - unfitness(shown, other.decor));
  const chosen: { decor: Decor; reason: Reason }[] = [];
  const isNew = ({ decor }: { decor: Decor }) =>
    chosen.every((pair) => deltaE2000(pair.decor.lab, decor.lab) >= APART);
  for (const pair of preferred.flatMap(withReason)) {
    if (chosen.length < limit && isNew(pair)) chosen.push(pair);
  }
  // First one for each reason that is not told yet.
  for (const isRepeated of [false, true]) {
    for (const pair of byRule) {
      const isTold = chosen.some(({ reason }) => reason === pair.reason);
      if (chosen.length < limit && isTold === isRepeated && isNew(pair)) chosen.push(pair);
    }
  }
  return chosen.map(({ decor, reason }) => ({ decor, because: REASONS[reason] }));
}

/** Less is better: the contrast as it should be, the undertone near, and no more colour than needed beside a loud one. */
function unfitness(shown: PairedDecor, other: PairedDecor): number {
  const contrast = Math.abs(Math.abs(other.lab[0] - shown.lab[0]) - BEST_CONTRAST);
  const cast = Math.hypot(...undertoneOf(shown).map((part, at) => part - (undertoneOf(other)[at] ?? 0)));
  return contrast + cast + (isLoud(other) ? 0 : chromaOf(other.lab) / 2);
}

/** The cast of a colour, whatever its strength is: a and b of the same hue, with at most the chroma of a grey. */
function undertoneOf({ lab }: PairedDecor): readonly [number, number] {
  const scale = Math.min(1, NEARLY_GREY / (chromaOf(lab) || 1));
  return [lab[1] * scale, lab[2] * scale];
}

function isWood({ type }: PairedDecor): boolean {
  return type === WOOD;
}

/** A figure draws the eye, and so does a strong colour. Woods have rules of their own. */
function isLoud({ lab, isPlain }: PairedDecor): boolean {
  return !isPlain || chromaOf(lab) > LOUD;
}

function isCalm({ lab, isPlain }: PairedDecor): boolean {
  return isPlain && chromaOf(lab) < NEARLY_GREY;
}

function isClash(one: PairedDecor, other: PairedDecor): boolean {
  const casts = [castOf(one), castOf(other)];
  return casts.includes('warm') && casts.includes('cool');
}

/** Yellow green and purple are neither warm nor cool. */
function castOf(decor: PairedDecor): 'warm' | 'cool' | 'none' {
  if (chromaOf(decor.lab) < CAST) return 'none';
  const hue = hueOf(decor);
  if (hue >= 320 || hue < 110) return 'warm';
  return hue >= 140 && hue < 290 ? 'cool' : 'none';
}

/** In degrees from 0 to 360. */
function hueOf({ lab: [, a, b] }: PairedDecor): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
