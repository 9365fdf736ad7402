import type { Quad, Spot } from './quad.ts';

/** Nine numbers, row by row. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The projective map from the unit square, whose corners are in the order of `Quad`, onto a quad without a fault. */
export function squareToQuad([first, second, third, fourth]: Quad): Matrix {
  const sum = { x: first.x - second.x + third.x - fourth.x, y: first.y - second.y + third.y - fourth.y };
  const right = { x: second.x - third.x, y: second.y - third.y };
  const down = { x: fourth.x - third.x, y: fourth.y - third.y };
  const area = right.x * down.y - right.y * down.x;
  const g = (sum.x * down.y - sum.y * down.x) / area;
  const h = (right.x * sum.y - right.y * sum.x) / area;
  return [
    second.x - first.x + g * second.x,
    fourth.x - first.x + h * fourth.x,
    first.x,
    second.y - first.y + g * second.y,
    fourth.y - first.y + h * fourth.y,
    first.y,
    g,
    h,
    1,
  ];
}

/** The inverse map, up to a factor that projection ignores. */
export function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    ...([e * i - f * h, c * h - b * i, b * f - c * e] as const),
    ...([f * g - d * i, a * i - c * g, c * d - a * f] as const),
    ...([d * h - e * g, b * g - a * h, a * e - b * d] as const),
  ];
}

export function project([a, b, c, d, e, f, g, h, i]: Matrix, { x, y }: Spot): Spot {
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}
