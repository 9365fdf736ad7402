import { type Light, lightAt, lightOf, PAPER, type Pixels } from '../photo/photo-colour.ts';
import { type FrontLight, luminanceNear } from './front-light.ts';
import { distance, isInside, type Quad, type Spot } from './quad.ts';

/** Fronts whose luminances differ by less than this factor count as one material, some of them in the shadow. */
const SAME_MATERIAL = 1.8;
/** Above this level, the light may have been too bright for the camera. */
const CLIPPED = 250;
/** Share of the pixels of a room that are usually white, or nearly white. */
const BRIGHTEST = 0.04;
/** Only one pixel in this many is read. */
const STEP = 7;
/** A lower limit that prevents a division by zero for a front that is black in the photo. */
const DARKEST = 0.004;

export type LitFront = { quad: Quad; light: FrontLight };

/** For a transparent place: too dark to be paper. */
const NO_LIGHT: Light = [0, 0, 0];

/** The light of white paper at a place of the photo. */
export function paperLight(pixels: Pixels, { x, y }: Spot): Light {
  return lightAt(pixels, { x: x / pixels.width, y: y / pixels.height }) ?? NO_LIGHT;
}

/**
 * The light of white paper if the shopper has marked none: the mean of the brightest part of the photo, with half of its tint removed,
 * because the tint may come from the wall and not from the lamp.
 */
export function guessedPaper({ data }: Pixels): Light {
  const found: { light: Light; luminance: number }[] = [];
  for (let at = 0; at < data.length; at += 4 * STEP) {
    const levels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
    if (Math.max(...levels) > CLIPPED) continue;
    const light = [lightOf(levels[0]), lightOf(levels[1]), lightOf(levels[2])] as const;
    found.push({ light, luminance: luminanceOfLight(light) });
  }
  const bright = found
    .sort((one, other) => other.luminance - one.luminance)
    .slice(0, Math.max(1, Math.round(found.length * BRIGHTEST)));
  const mean = (channel: 0 | 1 | 2) =>
    bright.reduce((sum, { light }) => sum + light[channel], 0) / Math.max(1, bright.length);
  const light: Light = bright.length > 0 ? [mean(0), mean(1), mean(2)] : [PAPER, PAPER, PAPER];
  const grey = luminanceOfLight(light);
  return [(light[0] + grey) / 2, (light[1] + grey) / 2, (light[2] + grey) / 2];
}

/**
 * The light on each front per unit of its luminance: a pixel of the new front is the decor's reflectance, times this, times the photo's
 * luminance. Colour and brightness of the light are those of the paper. The reflectance of the old fronts is unknown, so fronts of similar
 * luminance share one reference: the luminance nearest to the paper, or else their median.
 * @param place where the paper is, if it was shown
 */
export function frontLevels(fronts: readonly LitFront[], paper: Light, place: Spot | undefined): Light[] {
  const nearest = place && nearestFront(fronts, place);
  const groups = groupsOf(fronts);
  return fronts.map((front) => {
    const group = groups.find((each) => each.includes(front)) ?? [front];
    const isKnown = place && nearest && group.includes(nearest);
    const reference = isKnown
      ? luminanceNear(nearest.light, nearest.quad, place)
      : middleOf(group.map(({ light }) => light.median));
    const factor = 1 / (PAPER * Math.max(DARKEST, reference));
    return [paper[0] * factor, paper[1] * factor, paper[2] * factor];
  });
}

/** Groups fronts by luminance, darkest first. A front that is clearly brighter than the one before begins a new group. */
function groupsOf(fronts: readonly LitFront[]): LitFront[][] {
  const groups: LitFront[][] = [];
  for (const front of fronts.toSorted((one, other) => one.light.median - other.light.median)) {
    const last = groups.at(-1);
    const before = last?.at(-1)?.light.median ?? 0;
    if (last && front.light.median < Math.max(DARKEST, before) * SAME_MATERIAL) last.push(front);
    else groups.push([front]);
  }
  return groups;
}

function nearestFront(fronts: readonly LitFront[], place: Spot): LitFront | undefined {
  const away = ({ quad }: LitFront) =>
    isInside(quad, place) ? 0 : Math.min(...quad.map((corner) => distance(corner, place)));
  return fronts.toSorted((one, other) => away(one) - away(other))[0];
}

const middleOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

const luminanceOfLight = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
