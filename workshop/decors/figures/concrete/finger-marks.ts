import { turbulence, warp } from '../drawing/domain-warp.ts';
import type { FigureRecipe } from '../drawing/figure-recipe.ts';
import { Random } from '../drawing/random.ts';
import { addPlane, blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Concrete } from './concretes.ts';

/** Distance between two fingers in millimetres. A mark is about three times as long. */
const FINGER = 17;
const LONG = 30;

/** Direction of the light, right and down. It brightens the far side of a dent. */
const LIGHT = { right: 0.5, down: 0.87 };

/** Draws finger marks in clay: groups of four shallow dents side by side. */
export function pressHands(
  tone: Plane,
  tile: Tile,
  { perSquareMetre, depth }: NonNullable<Concrete['hands']>,
  { seed, scale, amount }: FigureRecipe,
): void {
  const { millimetres, grain } = tile;
  const random = new Random(seed + 70);
  const pressed = blankPlane(tile);
  const count = Math.round((perSquareMetre * amount * (millimetres / 1000) ** 2) / scale ** 2);
  for (let hand = 0; hand < count; hand++) {
    const lean = random.between(-0.5, 0.5) + (random.next() < 0.3 ? Math.PI / 2 : 0);
    const [x, y] = [random.next() * millimetres, random.next() * millimetres];
    const deep = depth * random.between(0.4, 1);
    for (let finger = 0; finger < 4; finger++) {
      const aside = (finger - 1.5) * FINGER * scale;
      const up = scale * (finger === 0 ? 9 : random.between(-3, 3));
      const dent = {
        x: (x + aside * Math.cos(lean) - up * Math.sin(lean)) / grain,
        y: (y + aside * Math.sin(lean) + up * Math.cos(lean)) / grain,
        wide: (0.55 * FINGER * scale) / grain,
        long: (LONG * scale * random.between(0.7, 1.1)) / grain,
        lean,
        deep: deep * random.between(0.7, 1),
      };
      pressDent(pressed, tile.size, dent);
    }
  }
  const shake = turbulence(tile, { millimetres: 45, reach: 6, octaves: 4, seed: seed + 71 });
  addPlane(tone, warp(pressed, shake, tile));
}

interface Dent {
  x: number;
  y: number;
  wide: number;
  long: number;
  lean: number;
  deep: number;
}

function pressDent(pressed: Plane, size: number, { x, y, wide, long, lean, deep }: Dent): void {
  const mask = size - 1;
  const [cosine, sine] = [Math.cos(lean), Math.sin(lean)];
  for (let row = Math.floor(y - long); row <= y + long; row++) {
    for (let column = Math.floor(x - long); column <= x + long; column++) {
      const dx = column - x;
      const dy = row - y;
      const across = (dx * cosine + dy * sine) / wide;
      const along = (dy * cosine - dx * sine) / long;
      const out = across * across + along * along;
      if (out >= 1) continue;
      const slopeRight = across * cosine - along * sine;
      const slopeDown = across * sine + along * cosine;
      const pixel = (row & mask) * size + (column & mask);
      const lit = slopeRight * LIGHT.right + slopeDown * LIGHT.down;
      pressed[pixel] = (pressed[pixel] ?? 0) + deep * (1.5 * lit - 0.3) * (1 - out);
    }
  }
}
