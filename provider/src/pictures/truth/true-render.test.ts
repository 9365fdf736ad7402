import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compose } from '../composition/compose.ts';
import { develop } from '../composition/develop.ts';
import { textureOf } from '../composition/texture.ts';
import { LIGHT_OF_BYTE } from '../decors/srgb-light.ts';
import { FULL_LIGHT, FULL_LIGHT_IN_WHITES, readLayer } from '../layers/layer.ts';
import { type Lighting, lightingOf } from '../layers/lighting.ts';
import { scenes } from '../layers/scenes.ts';

/**
 * The sheet sample as Blender renders it with its laminate in gloss #b8562f, in the place of black and white layers.
 * Each pixel is the mean of a hundred of the scene's, so that no noise is left.
 */
const TRUTH = join(import.meta.dirname, 'sheet-gloss-b8562f.avif');
const COLOUR = [0xb8, 0x56, 0x2f];
const SIDE = 90;
const BLOCK = 5;

const scene = scenes.get('sheet');
const gloss = scene?.variants.gloss;
if (!scene || !gloss) throw new Error('The studio has no sheet.');

const lighting = await lightingOf(scene, gloss, SIDE * BLOCK);
const composed = blocksOf(composedAsRendered(lighting));
const truth = develop(await truthInWhites());
const onSheet = Array.from({ length: SIDE * SIDE }, (_, block) => panelPixels(lighting, block));

describe('the sum of layers', () => {
  it('shows the room beside the laminate as a true render does, the colour that it casts included', () => {
    const differences = differencesWhere((pixels) => pixels === 0);
    expect(differences.length).toBeGreaterThan(5000);
    expect(Math.abs(meanOf(differences))).toBeLessThan(1);
    expect(meanOf(differences.map(Math.abs))).toBeLessThan(2);
  });

  it('shows the laminate a little lighter: Blender dims the diffuse light of smooth faces, and whites are matt', () => {
    const differences = differencesWhere((pixels) => pixels === BLOCK ** 2);
    expect(differences.length).toBeGreaterThan(5000);
    expect(meanOf(differences)).toBeGreaterThan(0);
    expect(meanOf(differences)).toBeLessThan(7);
  });
});

/** Without what a photographer adds: neither balance nor filter. */
function composedAsRendered(lit: Lighting): Uint8ClampedArray {
  const pixels = Uint8ClampedArray.from({ length: 12 }, (_, at) => COLOUR[at % 3] ?? 0);
  const texture = textureOf({ size: 2, millimetres: 1000, metallic: 0, pixels });
  return compose(lit, [{ texture, metres: 1 }], { balance: [1, 1, 1], haze: 0 });
}

async function truthInWhites(): Promise<Float32Array> {
  const layer = await readLayer(TRUTH, SIDE, SIDE);
  return new Float32Array(layer).map((light) => (light * FULL_LIGHT_IN_WHITES) / FULL_LIGHT);
}

/** Means in light, as the truth's are. */
function blocksOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const light = new Float32Array(SIDE * SIDE * 3);
  pixels.forEach((level, at) => {
    const pixel = Math.floor(at / 3);
    const to = blockOf(pixel) * 3 + (at % 3);
    light[to] = (light[to] ?? 0) + (LIGHT_OF_BYTE[level] ?? 0) / BLOCK ** 2;
  });
  return develop(light, 1);
}

function panelPixels({ map }: Lighting, block: number): number {
  let pixels = 0;
  const [left, top] = [(block % SIDE) * BLOCK, Math.floor(block / SIDE) * BLOCK];
  for (let y = top; y < top + BLOCK; y++) {
    for (let x = left; x < left + BLOCK; x++) pixels += map[y * SIDE * BLOCK + x] ? 1 : 0;
  }
  return pixels;
}

function blockOf(pixel: number): number {
  const row = Math.floor(pixel / (SIDE * BLOCK));
  const column = pixel % (SIDE * BLOCK);
  return Math.floor(row / BLOCK) * SIDE + Math.floor(column / BLOCK);
}

/** sRGB levels of the composed picture above the true one, channel by channel. */
function differencesWhere(isWanted: (panelPixels: number) => boolean): number[] {
  return [...truth].flatMap((level, at) =>
    isWanted(onSheet[Math.floor(at / 3)] ?? 0) ? [(composed[at] ?? 0) - level] : [],
  );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
