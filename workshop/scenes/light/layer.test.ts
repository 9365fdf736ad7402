import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FULL_LIGHT } from '../../../picture-studio/src/composition/light-code.ts';
import { lightDifference, readLayer } from './layer.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('readLayer', () => {
  it('decodes 10-bit codes to linear light', async () => {
    const file = join(folder, 'grey.avif');
    // A quarter of the full light, as layers store it.
    const code = Math.round(0.25 ** (1 / 2.2) * FULL_LIGHT);
    const codes = new Uint16Array(16 * 8 * 3).fill(code);
    await sharp(codes, { raw: { width: 16, height: 8, channels: 3 } })
      .toColourspace('rgb16')
      .avif({ quality: 95, bitdepth: 10, chromaSubsampling: '4:4:4' })
      .toFile(file);
    const layer = await readLayer(file, 8, 4);
    expect(layer).toHaveLength(8 * 4 * 3);
    for (const light of layer) expect(light / FULL_LIGHT).toBeCloseTo(0.25, 2);
  });
});

describe('lightDifference', () => {
  it('subtracts the black layer, and clamps noise at 0', () => {
    expect([...lightDifference(Uint16Array.of(9, 5), Uint16Array.of(4, 6))]).toEqual([5, 0]);
  });
});
