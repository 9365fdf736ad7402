import type { Canvas } from '../canvas.ts';
import { ramp } from '../ramp.ts';
import type { Camera } from './camera.ts';
import { distanceOutside, type Face } from './draw-face.ts';
import { pixelsOf } from './pixels-of.ts';
import { planeFinder } from './plane.ts';

/** The look's `--picture`: the ground behind every picture. */
const GROUND = [0xde, 0xdc, 0xd8] as const;

/** A paper backdrop that curves from wall to floor, brightest in front and at the top left. `bend` is its height, 0 to 1. */
export function paintBackdrop(canvas: Canvas, bend: number): void {
  const { width, height } = canvas;
  const falloff = Float64Array.from({ length: width }, (_, x) => 0.03 * ramp(0.3, 1.1, x / width));
  const rows = Float64Array.from({ length: height }, (_, y) => backdropLight(y / height, bend));
  canvas.fill((x, y, out) => {
    const light = (rows[Math.floor(y)] ?? 1) - (falloff[Math.floor(x)] ?? 0);
    out[0] = GROUND[0] * light;
    out[1] = GROUND[1] * light;
    out[2] = GROUND[2] * light;
  });
}

function backdropLight(down: number, bend: number): number {
  const wall = 1.025 - 0.05 * ramp(0, bend, down);
  const floor = 0.985 + 0.035 * ramp(bend, 1, down);
  return wall + (floor - wall) * ramp(bend - 0.1, bend + 0.08, down);
}

/** What a piece keeps from the floor: its footprint, and how far and deep its shadow reaches. */
export interface FloorShadow {
  /** Lies in the floor. */
  footprint: Face;
  /** Millimetres until the shadow has gone. */
  reach: number;
  /** Light taken away beside the piece, 0 to 1. */
  depth: number;
}

/** Darkens the floor softly, most where the piece touches it. */
export function castShadow(canvas: Canvas, camera: Camera, { footprint, reach, depth }: FloorShadow): void {
  const find = planeFinder(camera, footprint);
  const box = pixelsOf(camera, footprint, reach, canvas);
  const place = new Float64Array(2);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      find(x + 0.5, y + 0.5, place);
      const away = Math.max(0, distanceOutside(footprint, place[0] ?? 0, place[1] ?? 0));
      if (away > reach) continue;
      const fade = (1 - away / reach) ** 2;
      canvas.darken(x, y, depth * (0.45 * fade + 0.55 * fade ** 4));
    }
  }
}
