import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeLayers } from '../../../picture-studio/src/composition/compose-layers.ts';
import { WHITES } from '../../../picture-studio/src/composition/light-code.ts';
import { textureOf } from '../../../picture-studio/src/composition/texture.ts';
import type { Cladding } from '../../../picture-studio/src/composition/textured-panel.ts';
import { toneMap } from '../../../picture-studio/src/composition/tone-map.ts';
import { readScenes } from '../../../picture-studio/src/scenes/scenes.ts';
import { coded, expose } from '../light/expose.ts';
import { readLayer } from '../light/layer.ts';
import { type Lighting, lightingOf } from '../light/lighting.ts';

/**
 * A corner of the kitchen in layers, and reference renders of it by Blender with walnut on the lower fronts and sage on
 * the upper ones: 512 samples per pixel, denoised like layers. `make-corner` renders both.
 */
const SIDE = 200;
const WALNUT = { file: 'walnut.png', millimetres: 1300 };
const SAGE = [0xa8, 0xbd, 0x9b];

/** Maximum difference for each channel in sRGB levels of 255: the mean, and the 99th percentile. */
const LIMITS = [
  { place: 'walnut', surface: 0, mean: 3, most: 10 },
  { place: 'sage', surface: 1, mean: 2, most: 8 },
  { place: 'the room around them', surface: undefined, mean: 1.2, most: 6 },
];

describe.each(['matt', 'gloss', 'metallic'] as const)('the sum of layers in %s', (finish) => {
  let lighting: Lighting;
  let differences: Uint8ClampedArray;

  beforeAll(async () => {
    const corner = readScenes(join(import.meta.dirname, 'layers')).get('kitchen-corner');
    const variant = corner?.variants[finish];
    if (!variant) throw new Error(`The corner of the kitchen is not built in ${finish}.`);
    lighting = await lightingOf(corner, variant, SIDE);
    // Without colour correction: the reference has none.
    const exposure = expose(lighting, { balance: [1, 1, 1], haze: 0 });
    const composed = composeLayers(coded(exposure), [await walnut(), sage()]);
    const truth = toneMap(await lightOf(`true-${finish}.avif`));
    differences = composed.map((level, at) => Math.abs(level - (truth[at] ?? 0)));
  });

  it.each(LIMITS)('shows $place like the reference render', ({ surface, mean, most }) => {
    const surfaces = new Map(lighting.panels.map((panel) => [panel.id, panel.surface]));
    const here = differences
      .filter((_, at) => surfaces.get(lighting.map[Math.floor(at / 3)] ?? 0) === surface)
      .sort();
    expect(here.length).toBeGreaterThan(20_000);
    expect(here.reduce((sum, difference) => sum + difference, 0) / here.length).toBeLessThan(mean);
    expect(here[Math.floor(here.length * 0.99)]).toBeLessThanOrEqual(most);
  });
});

async function walnut(): Promise<Cladding> {
  const { data, info } = await sharp(join(import.meta.dirname, WALNUT.file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return {
    texture: textureOf({ size: info.width, millimetres: WALNUT.millimetres, pixels }),
    metres: WALNUT.millimetres / 1000,
  };
}

function sage(): Cladding {
  const pixels = Uint8ClampedArray.from({ length: 12 }, (_, at) => SAGE[at % 3] ?? 0);
  return { texture: textureOf({ size: 2, millimetres: 1000, pixels }), metres: 1 };
}

async function lightOf(file: string): Promise<Float32Array> {
  const layer = await readLayer(join(import.meta.dirname, file), SIDE, SIDE);
  return new Float32Array(layer).map((light) => light * WHITES);
}
