import type { Exposure } from './exposure.ts';
import { LIGHT_OF_CODE, type LightCodes } from './light-code.ts';
import { type Band, paintPanels } from './paint-panel.ts';
import { type Cladding, type PlacedPanel, placePanel } from './textured-panel.ts';
import { toneMap } from './tone-map.ts';

/** Rows composed at a time, so that intermediate values stay in the processor's cache. */
const ROWS = 4;

/** A surface with the cladding that covers it. */
export interface Surface {
  light: LightCodes;
  panels: readonly PlacedPanel[];
  /** Reflectance for pixels outside the panels: the decor tints the light on the floor and walls around it. */
  mean: readonly number[];
}

/**
 * Composes a picture in sRGB pixels: the black room, plus the part of each surface's light that its decor reflects.
 * Each surface has one cladding; the last cladding covers all remaining surfaces.
 */
export function composeLayers(exposure: Exposure, claddings: readonly Cladding[]): Uint8ClampedArray {
  const { width, height, room, map } = exposure;
  const surfaces = cladSurfaces(exposure, claddings);
  const panels = surfaces.flatMap((surface) => surface.panels);
  const reflections = surfaces.map(reflectionOf);
  const pixels = new Uint8ClampedArray(room.length);
  const band: Band = { width, top: 0, bottom: 0, albedo: new Float32Array(ROWS * width * 3) };
  const light = new Float32Array(band.albedo.length);
  for (band.top = 0; band.top < height; band.top += ROWS) {
    band.bottom = Math.min(height, band.top + ROWS);
    const [from, to] = [band.top * width, band.bottom * width];
    paintPanels(band, map, panels);
    lightBand(light, { ...band, room, map }, reflections);
    toneMap(light.subarray(0, 3 * (to - from)), { first: from, pixels: pixels.subarray(3 * from, 3 * to) });
  }
  return pixels;
}

/** The surfaces of a scene with the claddings that cover them. */
export function cladSurfaces({ lights, panels }: Exposure, claddings: readonly Cladding[]): Surface[] {
  return lights.map((light, surface) => {
    const cladding = claddings[surface] ?? claddings.at(-1);
    if (!cladding) throw new Error('A picture needs a decor for each of its surfaces.');
    // A single light is that of all surfaces together.
    const shown = lights.length === 1 ? panels : panels.filter((panel) => panel.surface === surface);
    return {
      light,
      panels: shown.map((panel) => placePanel(panel, cladding)),
      mean: [...cladding.texture.mean],
    };
  });
}

/** What a surface reflects: on its own panels by the decor at each pixel, everywhere else by its mean. */
interface Reflection {
  codes: LightCodes;
  /** Ids of its panels. */
  own: ReadonlySet<number>;
  /** For each channel, the reflected light of each code. */
  tints: readonly [red: Float32Array, green: Float32Array, blue: Float32Array];
}

function reflectionOf({ light, panels, mean: [red = 0, green = 0, blue = 0] }: Surface): Reflection {
  const tinted = (reflectance: number) => LIGHT_OF_CODE.map((full) => reflectance * full);
  return {
    codes: light,
    own: new Set(panels.map(({ id }) => id)),
    tints: [tinted(red), tinted(green), tinted(blue)],
  };
}

/** The light of the room and of all surfaces. A scene has one or two. */
function lightBand(
  light: Float32Array,
  { width, top, bottom, albedo, room, map }: Band & Pick<Exposure, 'room' | 'map'>,
  [first, second]: readonly Reflection[],
): void {
  if (!first) return;
  const other = second ?? { ...first, own: new Set(), tints: [NONE, NONE, NONE] };
  const to = bottom * width;
  const offset = 3 * top * width;
  for (let left = top * width, right = left; left < to; left = right) {
    const id = map[left] ?? 0;
    for (right = left + 1; right < to && map[right] === id; ) right++;
    const run = { room, from: 3 * left, to: 3 * right, offset };
    if (first.own.has(id)) lightPanel(light, albedo, run, first, other);
    else if (other.own.has(id)) lightPanel(light, albedo, run, other, first);
    else lightAround(light, run, first, other);
  }
}

const NONE = new Float32Array(LIGHT_OF_CODE.length);

/** Adjacent pixels of the room's codes, and how far before them the band begins. */
interface Run {
  room: LightCodes;
  from: number;
  to: number;
  offset: number;
}

function lightPanel(
  light: Float32Array,
  albedo: Float32Array,
  { room, from, to, offset }: Run,
  { codes }: Reflection,
  { codes: others, tints: [red, green, blue] }: Reflection,
): void {
  const full = LIGHT_OF_CODE;
  for (let at = from, place = from - offset; at < to; at += 3, place += 3) {
    light[place] =
      (full[room[at] ?? 0] ?? 0) +
      (albedo[place] ?? 0) * (full[codes[at] ?? 0] ?? 0) +
      (red[others[at] ?? 0] ?? 0);
    light[place + 1] =
      (full[room[at + 1] ?? 0] ?? 0) +
      (albedo[place + 1] ?? 0) * (full[codes[at + 1] ?? 0] ?? 0) +
      (green[others[at + 1] ?? 0] ?? 0);
    light[place + 2] =
      (full[room[at + 2] ?? 0] ?? 0) +
      (albedo[place + 2] ?? 0) * (full[codes[at + 2] ?? 0] ?? 0) +
      (blue[others[at + 2] ?? 0] ?? 0);
  }
}

function lightAround(
  light: Float32Array,
  { room, from, to, offset }: Run,
  { codes, tints: [red, green, blue] }: Reflection,
  { codes: others, tints: [otherRed, otherGreen, otherBlue] }: Reflection,
): void {
  const full = LIGHT_OF_CODE;
  for (let at = from, place = from - offset; at < to; at += 3, place += 3) {
    light[place] = (full[room[at] ?? 0] ?? 0) + (red[codes[at] ?? 0] ?? 0) + (otherRed[others[at] ?? 0] ?? 0);
    light[place + 1] =
      (full[room[at + 1] ?? 0] ?? 0) +
      (green[codes[at + 1] ?? 0] ?? 0) +
      (otherGreen[others[at + 1] ?? 0] ?? 0);
    light[place + 2] =
      (full[room[at + 2] ?? 0] ?? 0) +
      (blue[codes[at + 2] ?? 0] ?? 0) +
      (otherBlue[others[at + 2] ?? 0] ?? 0);
  }
}
