import { expect, it } from 'vitest';
import { homographyOf, type Point, type Quad } from './homography.ts';

const SQUARE: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

function moved(h: Float64Array, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0] = h;
  const depth = g * x + i * y + 1;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

it.each<[string, Quad]>([
  [
    'a rectangle',
    [
      [10, 90],
      [60, 90],
      [60, 20],
      [10, 20],
    ],
  ],
  [
    'a door at a slant',
    [
      [383, 742],
      [430, 710],
      [430, 192],
      [383, 165],
    ],
  ],
  [
    'a corner in the origin',
    [
      [0, 0],
      [4, 1],
      [3, 5],
      [0, 2],
    ],
  ],
])('takes the corners of %s to theirs', (_, corners) => {
  const h = homographyOf(corners, SQUARE);
  corners.forEach((corner, at) => {
    const [x, y] = moved(h, corner);
    expect(x).toBeCloseTo(SQUARE[at]?.[0] ?? Number.NaN, 9);
    expect(y).toBeCloseTo(SQUARE[at]?.[1] ?? Number.NaN, 9);
  });
});

it('maps in perspective: the middle of a receding door is closer to its far side', () => {
  const h = homographyOf(
    [
      [0, 100],
      [80, 75],
      [80, 25],
      [0, 0],
    ],
    SQUARE,
  );
  expect(moved(h, [40, 50])[0]).toBeCloseTo(1 / 3, 9);
});
