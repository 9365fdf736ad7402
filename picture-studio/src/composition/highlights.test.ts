import { describe, expect, it } from 'vitest';
import { ROOM_VIEWS } from '../scenes/picture-views.ts';
import { sceneNamed } from '../scenes/scene-for.ts';
import { composeLayers } from './compose-layers.ts';
import type { Exposure } from './exposure.ts';
import { exposureOf } from './exposure-files.ts';
import { textureOf } from './texture.ts';

/** Himadri White, Jasmine Petal, Kaveri Foam: the three whitest decors. */
const WHITES = [
  [0xfb, 0xfc, 0xfa],
  [0xf7, 0xf2, 0xe6],
  [0xea, 0xf4, 0xf4],
] as const;
const FINISHES = ['gloss', 'matt', 'fluted'] as const;

const views = ROOM_VIEWS.flatMap((room) => FINISHES.map((finish) => ({ room, finish }))).flatMap(
  ({ room, finish }) => {
    const choice = sceneNamed(room, finish);
    return choice ? [{ room, finish, choice }] : [];
  },
);

/** Pixels; smaller faces are seen from the side. */
const SMALLEST_FACE = 40;
const WIDTH = 400;

type White = (typeof WHITES)[number];

function levelsOf(exposure: Exposure, white: White): Uint8ClampedArray {
  const pixels = Uint8ClampedArray.from({ length: 12 }, (_, at) => white[at % 3] ?? 0);
  return composeLayers(exposure, [{ texture: textureOf({ size: 2, millimetres: 1000, pixels }), metres: 1 }]);
}

/** The largest share of a face's pixels with a channel above 250. */
function blownOut({ map }: Exposure, levels: Uint8ClampedArray): number {
  const faces = new Map<number, { all: number; blown: number }>();
  for (const [pixel, id] of map.entries()) {
    if (id === 0) continue;
    const face = faces.get(id) ?? { all: 0, blown: 0 };
    face.all++;
    if (Math.max(...levels.subarray(3 * pixel, 3 * pixel + 3)) > 250) face.blown++;
    faces.set(id, face);
  }
  return Math.max(...[...faces.values()].map(({ all, blown }) => (all < SMALLEST_FACE ? 0 : blown / all)));
}

/** How much darker the gaps between doors beside one another are than the doors, in levels of green: the median. */
function depthOfGaps({ map, width }: Exposure, levels: Uint8ClampedArray): number {
  const green = (pixel: number) => levels[3 * pixel + 1] ?? 0;
  const depths: number[] = [];
  for (let pixel = 6; pixel < map.length - 6; pixel++) {
    const [left, right] = [map[pixel - 1], map[pixel]];
    if (!left || !right || left === right || pixel % width < 6 || pixel % width > width - 6) continue;
    if (map[pixel - 6] !== left || map[pixel + 5] !== right) continue;
    const gap = Math.min(...[-3, -2, -1, 0, 1, 2].map((aside) => green(pixel + aside)));
    depths.push(Math.min(green(pixel - 6), green(pixel + 5)) - gap);
  }
  return depths.toSorted((one, other) => one - other)[Math.floor(depths.length / 2)] ?? 0;
}

describe('a white door', () => {
  it.each(views)(
    'PIC-86 is not blown out in the $room, $finish: at most 2 % of it is above 250',
    { tags: ['all'] },
    async ({ choice }) => {
      const exposure = await exposureOf(choice.scene, choice.variant, WIDTH);
      const shares = WHITES.map((white) => blownOut(exposure, levelsOf(exposure, white)));
      expect(Math.max(...shares)).toBeLessThanOrEqual(0.02);
    },
  );

  it.each(views)('PIC-86 shows its gaps in the $room, $finish', { tags: ['all'] }, async ({ choice }) => {
    const exposure = await exposureOf(choice.scene, choice.variant, WIDTH);
    const depths = WHITES.map((white) => depthOfGaps(exposure, levelsOf(exposure, white)));
    expect(Math.min(...depths)).toBeGreaterThanOrEqual(6);
  });
});
