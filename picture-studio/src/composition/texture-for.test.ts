import { describe, expect, it } from 'vitest';
import { decorTexture } from '../figures/decor-texture.ts';
import { recipeOf } from '../recipes/decor.ts';
import { MALABAR_TEAK } from '../testing/sample-decors.ts';
import { composePicture } from './compose-picture.ts';
import { textureOf } from './texture.ts';
import { normalMapFor, textureFor } from './texture-for.ts';

/** Colours of an imported catalogue: without a drawing of their own, and without a file. */
const FOREIGN = { ...MALABAR_TEAK, colour_name: 'Foreign Oak', code: '#7a5236', drawing: undefined };
const FOREIGN_BRASS = { ...FOREIGN, type: 'Metallic', code: '#b08d4f' };

describe('textureFor', () => {
  it('draws a colour that has no file', async () => {
    expect(await textureFor(FOREIGN, 512)).toEqual(textureOf(decorTexture(recipeOf(FOREIGN), 512)));
    expect(await textureFor(FOREIGN, 256, 'room')).toEqual(
      textureOf(decorTexture(recipeOf(FOREIGN), 256, 'room')),
    );
    expect((await normalMapFor(FOREIGN_BRASS, 512))?.levels[0]?.size).toBe(512);
  });

  it.each(['sample', 'flat', 'kitchen'] as const)('shows such a colour in the %s view', async (view) => {
    expect(await composePicture({ decor: FOREIGN, view, width: 200 })).toBeInstanceOf(Buffer);
  });

  it('reads one file for all sizes that are smaller, at the scale of the drawing', async () => {
    const drawn = textureOf(decorTexture(recipeOf(MALABAR_TEAK), 256, 'room'));
    const read = await textureFor(MALABAR_TEAK, 256, 'room');
    expect({ metres: read.metres, size: read.levels[0]?.size }).toEqual({ metres: drawn.metres, size: 256 });
    for (const [channel, light] of drawn.mean.entries()) {
      expect(Math.abs((read.mean[channel] ?? 0) - light)).toBeLessThan(0.01);
    }
  });
});
