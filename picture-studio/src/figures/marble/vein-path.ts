import type { Dice } from '../drawing/random.ts';
import { veinWaves } from './vein-waves.ts';

/** A place on a vein. In millimetres; places beyond the face's edge stand for their likes within. */
export interface VeinPoint {
  x: number;
  y: number;
  width: number;
  /** 0 where the vein is lost in the ground, 1 where it is pure. */
  strength: number;
}
export type Vein = readonly VeinPoint[];

export interface VeinCourse {
  /** Where veins tend, in radians from the face's right, and how far a vein strays from it. */
  slant: number;
  stray: number;
  /** 0 for flowing, 1 for veins that crack along in straight pieces. */
  jag: number;
  /** How often a vein forks in a metre. */
  forks: number;
}

const STEP = 3;

/** The bends that all veins of a face share, so that they run along with each other. */
export type SharedBend = (x: number, y: number) => number;

/** Follows a crack through the rock from `x`, `y`; its forks come after it. */
export function traceVein(
  from: { x: number; y: number; length: number; width: number; strength: number; turn?: number },
  course: VeinCourse,
  bend: SharedBend,
  dice: Dice,
  generation = 0,
): Vein[] {
  const steps = Math.round(from.length / STEP);
  const wobble = veinWaves(dice, from.length);
  const swell = veinWaves(dice, from.length);
  const pale = veinWaves(dice, from.length);
  const points: VeinPoint[] = [];
  const forks: Vein[] = [];
  let [x, y] = [from.x, from.y];
  let turn = from.turn ?? 0;
  let kink = 0;
  for (let step = 0; step < steps; step++) {
    const along = step * STEP;
    const part = step / steps;
    if (dice.next() < STEP / 55) kink = course.jag * 0.7 * dice.bell();
    turn *= 1 - STEP / 140;
    const angle =
      course.slant + bend(x, y) + turn + kink + course.stray * wobble(along) * (1 - 0.6 * course.jag);
    x += STEP * Math.cos(angle);
    y += STEP * Math.sin(angle);
    const taper = Math.min(1, 6 * part, 3.5 * (1 - part));
    points.push({
      x,
      y,
      width: from.width * taper * Math.max(0.12, 0.75 + 0.85 * swell(along)),
      strength:
        from.strength * Math.min(1, 1.3 * taper) * Math.min(1, Math.max(0.08, 0.75 + 0.7 * pale(along))),
    });
    const mayFork = generation < 3 && part > 0.05 && part < 0.85;
    if (mayFork && dice.next() < (course.forks * STEP) / 1000) {
      const fork = {
        x,
        y,
        length: from.length * dice.between(0.15, 0.55),
        width: from.width * dice.between(0.3, 0.65),
        strength: from.strength * dice.between(0.55, 0.95),
        turn: turn + dice.sign() * dice.between(0.35, 0.95),
      };
      forks.push(...traceVein(fork, course, bend, dice, generation + 1));
    }
  }
  return [points, ...forks];
}

/** A thinner vein that keeps a changing distance from its elder. */
export function companionOf(vein: Vein, distance: number, dice: Dice): Vein {
  const length = vein.length * STEP;
  const apart = veinWaves(dice, length);
  const pale = veinWaves(dice, length);
  const thin = dice.between(0.2, 0.45);
  return vein.map((point, step) => {
    const before = vein[Math.max(0, step - 3)] ?? point;
    const after = vein[Math.min(vein.length - 1, step + 3)] ?? point;
    const run = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const aside = distance * (1 + 0.9 * apart(step * STEP));
    return {
      x: point.x - (aside * (after.y - before.y)) / run,
      y: point.y + (aside * (after.x - before.x)) / run,
      width: point.width * thin,
      strength: point.strength * Math.max(0, 0.45 + 0.9 * pale(step * STEP)),
    };
  });
}
