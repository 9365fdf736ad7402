// @module-tag all
import { join } from 'node:path';
import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfHex, labOfRgb, type Rgb } from 'catalogue/colour/lab';
import { LIGHT_OF_BYTE, levelOfLight } from 'catalogue/colour/srgb-light';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { variants } from '../testing/scene-variants.ts';
import { composeLayers } from './compose-layers.ts';
import type { Exposure } from './exposure.ts';
import { exposureOf } from './exposure-files.ts';
import { textureOf } from './texture.ts';

const CODES = [
  '#fbfcfa',
  '#1d3557',
  '#b8562f',
  '#153f93',
  '#c01b63',
  '#7a5236',
  '#a8bd9b',
  '#217c80',
  '#6a579a',
];
/** Maximum CIEDE2000 between a code and its picture at equal lightness, so of hue and chroma alone. */
const LIMIT = 3;
/** Metal reflects the colours of sky and floor. */
const METAL_LIMIT = 5;
/** Pixels. Every third one is enough for a mean. */
const WIDTH = 200;
const SAMPLING = 3;

describe('a plain colour in a scene', () => {
  it.each(variants)('keeps its hue and chroma in $name, $finish', async ({ finish, scene, variant }) => {
    const exposure = await exposureOf(scene, variant, WIDTH);
    const faces = await facesOf(join(scene.folder, variant.ids ?? scene.ids), exposure);
    const strays = CODES.map((code) => `${code} ${errorOf(code, exposure, faces).toFixed(1)}`);
    const limit = finish === 'metallic' ? METAL_LIMIT : LIMIT;
    expect(strays.filter((stray) => Number(stray.split(' ')[1]) > limit)).toEqual([]);
  });
});

/** Pixels of laminate. The map of an exposure is no use here: its overlap is 16 pixels of the scene at this width, of walls and shelves. */
async function facesOf(ids: string, { width, height }: Exposure): Promise<number[]> {
  const map = await sharp(ids)
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const faces: number[] = [];
  for (let pixel = 0; pixel < map.length; pixel += SAMPLING) if (map[pixel]) faces.push(pixel);
  return faces;
}

function errorOf(code: string, exposure: Exposure, faces: readonly number[]): number {
  const rgb = rgbOf(code);
  const pixels = Uint8ClampedArray.from({ length: 12 }, (_, at) => rgb[at % 3] ?? 0);
  const texture = textureOf({ size: 2, millimetres: 1000, pixels });
  const seen = middleColour(composeLayers(exposure, [{ texture, metres: 1 }]), faces);
  const due = rgb.map(lightOf);
  const share = brightness(due) / brightness(seen);
  const [red = 0, green = 0, blue = 0] = seen.map((light) => levelOfLight(light * share));
  return deltaE2000(labOfHex(code), labOfRgb([red, green, blue]));
}

/** Mean light without the brightest and darkest pixels, which are reflections and shadows. */
function middleColour(pixels: Uint8ClampedArray, faces: readonly number[]): number[] {
  const lightAt = (pixel: number, channel: number) => lightOf(pixels[pixel * 3 + channel] ?? 0);
  const bright = Float64Array.from(faces, (pixel) =>
    brightness([lightAt(pixel, 0), lightAt(pixel, 1), lightAt(pixel, 2)]),
  );
  const sorted = bright.toSorted();
  const [darkest = 0, brightest = 0] = [0.1, 0.5].map((share) => sorted[Math.floor(faces.length * share)]);
  const middle = faces.filter((_, at) => {
    const own = bright[at] ?? 0;
    return own >= darkest && own <= brightest;
  });
  return [0, 1, 2].map(
    (channel) => middle.reduce((sum, pixel) => sum + lightAt(pixel, channel), 0) / middle.length,
  );
}

function rgbOf(code: string): Rgb {
  const [red = 0, green = 0, blue = 0] = Buffer.from(code.slice(1), 'hex');
  return [red, green, blue];
}

const lightOf = (level: number) => LIGHT_OF_BYTE[level] ?? 0;

const brightness = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;
