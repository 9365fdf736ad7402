import type { Exposure } from './exposure.ts';
import { codeOfLight, FULL_LIGHT, LIGHT_OF_CODE, type LightCodes, WHITES } from './light-code.ts';

/** Brightness of a white face from which the light is held back, and which it approaches; 1 is white. */
const BRIGHT = 0.82;
const BRIGHTEST = 1.24;
/** Reflectance of the whitest decors. */
const WHITEST = 0.98;

/** Steps of a brightness of 1: tables are indexed by whole numbers, because computing each pixel takes five times as long. */
const STEPS = 1024;
const STEPS_OF_ROOM = Uint16Array.from(LIGHT_OF_CODE, (light) => Math.round(STEPS * light));
const STEPS_OF_WHITE = Uint16Array.from(LIGHT_OF_CODE, (light) => Math.round(STEPS * WHITEST * light));
const BRIGHT_STEPS = STEPS * BRIGHT;
/** The light of the room and of two surfaces. */
const MOST_STEPS = 3 * STEPS * FULL_LIGHT * WHITES;

/** Shares of the light that is left, in steps of a code or less. */
const SHARES = 256;
/** The share that is left of each brightness. */
const SHARE_LEFT = Uint8Array.from({ length: MOST_STEPS + 1 }, (_, step) =>
  step <= BRIGHT_STEPS ? SHARES - 1 : Math.round((SHARES - 1) * (heldBack(step / STEPS) / (step / STEPS))),
);
/** For each share, the code that is left of each code. */
const CODES_LEFT = Uint8Array.from({ length: SHARES * 256 }, (_, at) =>
  codeOfLight(((at >> 8) / (SHARES - 1)) * (LIGHT_OF_CODE[at & 255] ?? 0)),
);

/**
 * Dims the sun on the panels like a graduated filter, so that a white door keeps its shape: no channel of it is above 250. It
 * depends on the room alone, so all decors are dimmed alike.
 */
export function holdBackHighlights({ map, room, lights }: Pick<Exposure, 'map' | 'room' | 'lights'>): void {
  const layers = [room, ...lights];
  const [first = room, second] = lights;
  for (let pixel = 0, at = 0; pixel < map.length; pixel++, at += 3) {
    if (!map[pixel]) continue;
    const red = whiteAt(at, room, first, second);
    const green = whiteAt(at + 1, room, first, second);
    const blue = whiteAt(at + 2, room, first, second);
    const white = Math.max(red, green, blue);
    if (white > BRIGHT_STEPS) dimPixel(layers, at, (SHARE_LEFT[white] ?? 0) << 8);
  }
}

/** The light of a channel on a white panel, in steps. A scene has one or two surfaces. */
function whiteAt(at: number, room: LightCodes, first: LightCodes, second: LightCodes | undefined): number {
  const light = (STEPS_OF_ROOM[room[at] ?? 0] ?? 0) + (STEPS_OF_WHITE[first[at] ?? 0] ?? 0);
  return second ? light + (STEPS_OF_WHITE[second[at] ?? 0] ?? 0) : light;
}

function heldBack(white: number): number {
  const rest = BRIGHTEST - BRIGHT;
  return BRIGHT + rest * (1 - Math.exp((BRIGHT - white) / rest));
}

/** @param left place of the first code in `CODES_LEFT` */
function dimPixel(layers: readonly LightCodes[], pixel: number, left: number): void {
  for (const layer of layers) {
    layer[pixel] = CODES_LEFT[left + (layer[pixel] ?? 0)] ?? 0;
    layer[pixel + 1] = CODES_LEFT[left + (layer[pixel + 1] ?? 0)] ?? 0;
    layer[pixel + 2] = CODES_LEFT[left + (layer[pixel + 2] ?? 0)] ?? 0;
  }
}
