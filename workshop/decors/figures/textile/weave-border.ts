import { visible } from '../drawing/gradient-noise.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Cloth } from './cloths.ts';

/** Height and distance of the temple teeth along the band, and distance of its ribs, in millimetres. */
const TEETH = { high: 13, apart: 20 };
const RIBS = 4.2;
/** Position of the border's middle in its repeat, and of the fine lines beside it, as shares of the border's width. */
const MIDDLE = 0.03;
const LINES = [0.62, 0.7, 0.86];
const LINE = 0.018;

/** The cover of a border of metal thread: a ribbed band with teeth at both edges, and fine lines beside it. */
export function weaveBorder(
  cloth: Plane,
  tile: Tile,
  { repeat, width }: NonNullable<Cloth['border']>,
): Plane {
  const { size, millimetres, grain } = tile;
  const cover = blankPlane(tile);
  const apart = millimetres / Math.max(1, Math.round(millimetres / repeat));
  const soft = 0.7 * grain;
  const aways = Float32Array.from({ length: size }, (_, x) => {
    const place = ((x + 0.5) * grain) / apart - MIDDLE;
    return Math.abs(place - Math.round(place)) * apart;
  });
  const lines = aways.map((away) =>
    Math.max(...LINES.map((line) => inside(LINE * width - Math.abs(away - line * width), soft))),
  );
  const teeth = Math.round(millimetres / TEETH.apart) / size;
  const ribs = Math.round(millimetres / RIBS) / size;
  const ribbed = 0.16 * visible(RIBS, 2 * grain);
  for (let y = 0, pixel = 0; y < size; y++) {
    const edge = width / 2 - 2 * TEETH.high * Math.abs(teeth * y - Math.round(teeth * y));
    const rib = 1 - ribbed * (1 + Math.sin(2 * Math.PI * ribs * y));
    for (let x = 0; x < size; x++, pixel++) {
      const share = Math.max(inside(edge - (aways[x] ?? 0), soft), lines[x] ?? 0);
      // Metal thread lies on top of the cotton, which shows between the threads.
      cover[pixel] = share * rib * Math.min(1, 0.92 + 0.3 * (cloth[pixel] ?? 0));
    }
  }
  return cover;
}

function inside(depth: number, soft: number): number {
  return Math.min(1, Math.max(0, 0.5 + depth / soft));
}
