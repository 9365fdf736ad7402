import { frontAspect } from '../fronts/front-aspect.ts';
import type { PaintedFront, Tile } from '../fronts/front-painter.ts';
import type { LitPhoto } from '../fronts/lit-photo.ts';
import { quadFault } from '../fronts/quad.ts';
import type { Decor } from './decor.ts';
import type { Front, Marks } from './edits.ts';

/** Distance between the starts of two fronts, as a share of a tile. Irrational, so that no two fronts start at the same place. */
const APART = 0.381_966;

/** Leaves out fronts with a fault, and those whose decor has not arrived. */
export function paintedFronts(
  photo: LitPhoto,
  { fronts, paper }: Marks,
  /** In stops (powers of two). */
  brightness: number,
  decorOf: (front: Front) => { decor: Decor; tile: Tile | undefined } | undefined,
): PaintedFront[] {
  const whole = fronts.filter(({ quad }) => !quadFault(quad));
  const levels = photo.levelsOf(
    whole.map(({ quad }) => quad),
    paper,
  );
  return whole.flatMap((front, at) => {
    const { decor, tile } = decorOf(front) ?? {};
    const level = levels[at];
    if (!decor || !tile || !level) return [];
    const [red, green, blue] = level.map((part) => part * 2 ** brightness) as [number, number, number];
    const across = front.width / decor.centimetres;
    return {
      ...{ quad: front.quad, light: photo.lightOn(front.quad), tile, isTurned: front.isTurned },
      level: [red, green, blue] as const,
      repeats: { across, down: across * frontAspect(front.quad, photo.size) },
      start: (front.id - 1) * APART,
    };
  });
}
