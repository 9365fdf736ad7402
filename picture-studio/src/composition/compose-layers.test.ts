import { describe, expect, it } from 'vitest';
import type { Panel } from '../scenes/scene.ts';
import { composeLayers } from './compose-layers.ts';
import type { Exposure } from './exposure.ts';
import { codeOfLight } from './light-code.ts';
import { textureOf } from './texture.ts';

const SIDE = 40;

/** A cladding in one colour, given as sRGB bytes. */
function plain(...rgb: [number, number, number]) {
  const pixels = Uint8ClampedArray.from({ length: 4 * 3 }, (_, at) => rgb[at % 3] ?? 0);
  return { texture: textureOf({ size: 2, millimetres: 1000, pixels }), metres: 1 };
}

/** A black and a white one. */
const stripes = textureOf({
  size: 2,
  millimetres: 1000,
  pixels: Uint8ClampedArray.from([0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 255, 255]),
});

/** Two doors side by side, each with its own surface, above a strip of floor outside the panels. Light of 1 shows as white. */
function twoDoors(black: number, lit: number): Exposure {
  const door = (id: number, left: number): Panel => ({
    id,
    surface: id - 1,
    corners: [
      [left, 30],
      [left + 20, 30],
      [left + 20, 0],
      [left, 0],
    ],
    size: [0.5, 0.75],
    origin: [left / 40, 0],
    grain: 'vertical',
  });
  const isLeft = (at: number) => Math.floor(at / 3) % SIDE < 20;
  const layer = (light: (at: number) => number) =>
    Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => codeOfLight(light(at)));
  return {
    width: SIDE,
    height: SIDE,
    room: layer(() => black),
    lights: [layer((at) => (isLeft(at) ? lit : 0)), layer((at) => (isLeft(at) ? 0 : lit))],
    map: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (at < 30 * SIDE ? (at % SIDE < 20 ? 1 : 2) : 0)),
    panels: [door(1, 0), door(2, 20)],
  };
}

function pixelAt(pixels: Uint8ClampedArray, x: number, y: number): number[] {
  return [...pixels.subarray((y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3)];
}

const near = (levels: number[]) => levels.map((level) => expect.closeTo(level, -0.5));

describe('composeLayers', () => {
  it('shows a decor in full light at its own sRGB levels', () => {
    const pixels = composeLayers(twoDoors(0, 1), [plain(40, 90, 160)]);
    expect(pixelAt(pixels, 10, 10)).toEqual(near([40, 90, 160]));
  });

  it('adds the reflections of the finish in linear light', () => {
    const half = composeLayers(twoDoors(0.25, 0.5), [plain(188, 188, 188)]);
    // 188 reflects half the light: a quarter from half the lamp, and a quarter as reflection.
    expect(pixelAt(half, 10, 10)).toEqual(near([188, 188, 188]));
  });

  it('gives each surface its own decor, and the last decor to the remaining surfaces', () => {
    const lighting = twoDoors(0, 1);
    const two = composeLayers(lighting, [plain(200, 30, 30), plain(30, 30, 200)]);
    expect([pixelAt(two, 10, 10), pixelAt(two, 30, 10)]).toEqual([near([200, 30, 30]), near([30, 30, 200])]);
    const one = composeLayers(lighting, [plain(200, 30, 30)]);
    expect(pixelAt(one, 30, 10)).toEqual(near([200, 30, 30]));
  });

  it('tints pixels outside the panels with the mean of the decor', () => {
    const pixels = composeLayers(twoDoors(0, 1), [{ texture: stripes, metres: 1 }]);
    expect(pixelAt(pixels, 10, 35)).toEqual(near([188, 188, 188]));
  });

  it('continues the decor on the ends of a panel, beyond the corners of its face', () => {
    const lighting = twoDoors(0, 1);
    const door = lighting.panels[0];
    if (!door) throw new Error('There is no door.');
    // The face is the left quarter of the door's width; the rest is its end.
    const face = {
      ...door,
      corners: door.corners.map(([x, y]): [number, number] => [x / 4, y]),
      size: [0.125, 0.75],
    };
    const ends = { ...lighting, panels: [face as Panel, ...lighting.panels.slice(1)] };
    const pixels = composeLayers(ends, [{ texture: stripes, metres: 0.5 }]);
    // The white stripe is on the end; the stripes' mean would be 188.
    expect(pixelAt(pixels, 4, 10)[0]).toBeLessThan(100);
    expect(pixelAt(pixels, 14, 10)[0]).toBeGreaterThan(225);
  });
});
