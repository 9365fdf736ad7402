import type { Spot } from './drawn-room.ts';

export type Levels = readonly [red: number, green: number, blue: number];

/** A line through two points. */
type Line = readonly [from: Spot, to: Spot];

export function crossing([a, b]: Line, [c, d]: Line): Spot {
  const [r, s] = [[b[0] - a[0], b[1] - a[1]] as const, [d[0] - c[0], d[1] - c[1]] as const];
  const t = ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / (r[0] * s[1] - r[1] * s[0]);
  return [a[0] + t * r[0], a[1] + t * r[1]];
}

/** How green a pixel is, independent of the light. */
export const greenness = ([red, green]: Levels) => (green - red) / (green + red + 1);

/** Pixels from an edge at which a pixel is certainly on one side of it. */
const BESIDE = 9;

/**
 * Finds an edge of the laid decor. At several places, the green share of a strip across the edge tells where the edge is; the result is the
 * line through all of them, by least squares.
 */
export function laidEdge(pixel: (x: number, y: number) => Levels, from: Spot, to: Spot): Line {
  const isUpright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  const [along, across] = isUpright ? ([1, 0] as const) : ([0, 1] as const);
  const points: { s: number; t: number }[] = [];
  for (let part = 0.1; part <= 0.9; part += 0.02) {
    const s = Math.floor(from[along] + part * (to[along] - from[along]));
    const due =
      from[across] + ((s + 0.5 - from[along]) / (to[along] - from[along])) * (to[across] - from[across]);
    const start = Math.round(due) - BESIDE;
    const strip = Array.from({ length: 2 * BESIDE }, (_, at) =>
      greenness(isUpright ? pixel(start + at, s) : pixel(s, start + at)),
    );
    const [first = 0, last = 0] = [strip[0], strip.at(-1)];
    const covered = strip.reduce((sum, each) => sum + (each - last) / (first - last), 0);
    points.push({ s: s + 0.5, t: start + covered });
  }
  const mean = (key: 's' | 't') => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [s, t] = [mean('s'), mean('t')];
  const slope =
    points.reduce((sum, point) => sum + (point.s - s) * (point.t - t), 0) /
    points.reduce((sum, point) => sum + (point.s - s) ** 2, 0);
  const at = (place: number): Spot => {
    const t0 = t + slope * (place - s);
    return isUpright ? [t0, place] : [place, t0];
  };
  return [at(from[along]), at(to[along])];
}
