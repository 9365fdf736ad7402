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

/** Difference in L* below which two fronts look like a failed match. */
const SEEN_CONTRAST = 12;
/** Difference in L* that two calm colours need at least. */
const CLEAR_CONTRAST = 25;
/** The best difference in L*. With a much larger one, a small room falls apart. */
const BEST_CONTRAST = 38;
/** Chroma above which a plain colour is loud. */
const LOUD = 38;
/** Highest chroma of a plain colour beside a wood. It may be higher than beside a loud decor. */
const CALM_BESIDE_WOOD = 22;
/** Chroma below which a colour has no cast, and goes with both warm and cool ones. */
const CAST = 4;
/** Largest difference in degrees between the hue of a wood and that of a colour with the same undertone. */
const UNDERTONE = 40;
/** Smallest CIEDE2000 difference between two suggestions. Closer ones would repeat the advice. */
const APART = 12;
const WOOD = 'Wood Grain';

/** The trade's rules (MATCH-20). Returns undefined if the two do not go together. */
export function reasonFor(shown: PairedDecor, other: PairedDecor): Reason | undefined {
  const contrast = other.lab[0] - shown.lab[0];
  if (Math.abs(contrast) < SEEN_CONTRAST || isClash(shown, other)) return undefined;
  // Two figures in one room look restless, and two woods look as if one had been sold out.
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

/** @param reasons the reason for a colour with the wood's undertone, and that for a colour without a cast */
function besideWood(wood: PairedDecor, plain: PairedDecor, reasons: readonly [Reason, Reason]) {
  const chroma = chromaOf(plain.lab);
  if (chroma < CAST) return reasons[1];
  const apart = Math.abs(hueOf(plain) - hueOf(wood));
  const hasUndertone = chroma <= CALM_BESIDE_WOOD && Math.min(apart, 360 - apart) <= UNDERTONE;
  return hasUndertone ? reasons[0] : undefined;
}

export interface Pair<Decor> {
  decor: Decor;
  /** The reason, in one sentence. */
  because: string;
}

/**
 * At most `limit` decors that go with the shown one: those of `preferred` that a rule allows, then the best of each rule. Equally good ones
 * keep their order.
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
  // First one decor for each new reason.
  for (const isRepeated of [false, true]) {
    for (const pair of byRule) {
      const isTold = chosen.some(({ reason }) => reason === pair.reason);
      if (chosen.length < limit && isTold === isRepeated && isNew(pair)) chosen.push(pair);
    }
  }
  return chosen.map(({ decor, reason }) => ({ decor, because: REASONS[reason] }));
}

/** A penalty, lower is better: for the wrong contrast, a distant undertone, and too much chroma beside a loud decor. */
function unfitness(shown: PairedDecor, other: PairedDecor): number {
  const contrast = Math.abs(Math.abs(other.lab[0] - shown.lab[0]) - BEST_CONTRAST);
  const cast = Math.hypot(...undertoneOf(shown).map((part, at) => part - (undertoneOf(other)[at] ?? 0)));
  return contrast + cast + (isLoud(other) ? 0 : chromaOf(other.lab) / 2);
}

/** The undertone of a colour, whatever its strength: its hue as a and b, with at most the chroma of a grey. */
function undertoneOf({ lab }: PairedDecor): readonly [number, number] {
  const scale = Math.min(1, NEARLY_GREY / (chromaOf(lab) || 1));
  return [lab[1] * scale, lab[2] * scale];
}

function isWood({ type }: PairedDecor): boolean {
  return type === WOOD;
}

/** Whether a decor draws the eye, by a figure or a strong colour. Woods have rules of their own. */
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

/** Yellow-greens and purples are neither warm nor cool. */
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
