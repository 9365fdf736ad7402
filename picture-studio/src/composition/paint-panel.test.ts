import { describe, expect, it } from 'vitest';
import type { Panel } from '../scenes/scene.ts';
import { paintPanels } from './paint-panel.ts';
import { textureOf } from './texture.ts';
import { placePanel } from './textured-panel.ts';

const SIDE = 32;
/** One square metre, white above and black below. */
const halves = textureOf({
  size: 64,
  millimetres: 1000,
  pixels: Uint8ClampedArray.from({ length: 64 * 64 * 3 }, (_, at) => (at < 32 * 64 * 3 ? 255 : 0)),
});

function painted(own: Partial<Panel>, map = new Uint8Array(SIDE * SIDE).fill(1)): Float32Array {
  const corners: Panel['corners'] = [
    [0, SIDE],
    [SIDE, SIDE],
    [SIDE, 0],
    [0, 0],
  ];
  const panel: Panel = {
    id: 1,
    surface: 0,
    corners,
    size: [1, 1],
    origin: [0, 0],
    grain: 'vertical',
    ...own,
  };
  const albedo = new Float32Array(SIDE * SIDE * 3).fill(0.5);
  const placed = placePanel(panel, { texture: halves, metres: 1 });
  paintPanels({ width: SIDE, top: 0, bottom: SIDE, albedo }, map, [placed]);
  return albedo;
}

const at = (albedo: Float32Array, x: number, y: number) => albedo[(y * SIDE + x) * 3] ?? Number.NaN;

describe('paintPanels', () => {
  it('draws a decor upright', () => {
    const albedo = painted({});
    expect([at(albedo, 16, 8), at(albedo, 16, 24)]).toEqual([expect.closeTo(1), expect.closeTo(0)]);
  });

  it('turns a decor by 90° for horizontal grain', () => {
    const albedo = painted({ grain: 'horizontal' });
    expect(at(albedo, 8, 16)).toBeCloseTo(0);
    expect(at(albedo, 24, 16)).toBeCloseTo(1);
  });

  it('does not paint pixels of another panel', () => {
    const map = new Uint8Array(SIDE * SIDE).fill(1).fill(2, 0, SIDE * 4);
    const albedo = painted({}, map);
    expect([at(albedo, 16, 2), at(albedo, 16, 8)]).toEqual([0.5, expect.closeTo(1)]);
  });

  it('shows a pattern finer than pixels as its mean, without aliasing', () => {
    const albedo = painted({ size: [64, 64] });
    for (let y = 4; y < SIDE - 4; y++) expect(at(albedo, 16, y)).toBeCloseTo(0.5, 1);
  });

  it('stays sharp on a panel seen at a grazing angle', () => {
    // At that angle the sheet is an eighth as wide; the edge between its halves is still sharp.
    const albedo = painted({
      corners: [
        [14, SIDE],
        [18, SIDE],
        [18, 0],
        [14, 0],
      ],
    });
    expect([at(albedo, 16, 13), at(albedo, 16, 18)]).toEqual([expect.closeTo(1, 1), expect.closeTo(0, 1)]);
  });
});
