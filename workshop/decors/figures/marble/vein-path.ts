import type { Random } from '../drawing/random.ts';

/** A point of a vein in millimetres. Points beyond the edge wrap around the tile. */
interface VeinPoint {
  x: number;
  y: number;
  width: number;
  /** Opacity, 0 to 1. */
  strength: number;
}
export type Vein = readonly VeinPoint[];

export interface VeinCourse {
  /** Mean direction of the veins in radians (0 is right), and their deviation from it. */
  slant: number;
  stray: number;
  /** 0 for flowing veins, 1 for straight segments. */
  jag: number;
  /** Forks per metre. */
  forks: number;
}

const STEP = 3;

/** Bends that all veins of a tile share, so that they run side by side. */
export type SharedBend = (x: number, y: number) => number;

/** Traces a vein from `x`, `y`. The result has the vein first, then its forks. */
export function traceVein(
  from: { x: number; y: number; length: number; width: number; strength: number; turn?: number },
  course: VeinCourse,
  bend: SharedBend,
  random: Random,
  generation = 0,
): Vein[] {
  const steps = Math.round(from.length / STEP);
  const wobble = veinWaves(random, from.length);
  const swell = veinWaves(random, from.length);
  const pale = veinWaves(random, from.length);
  const points: VeinPoint[] = [];
  const forks: Vein[] = [];
  let [x, y] = [from.x, from.y];
  let turn = from.turn ?? 0;
  let kink = 0;
  for (let step = 0; step < steps; step++) {
    const along = step * STEP;
    const part = step / steps;
    if (random.next() < STEP / 55) kink = course.jag * 0.7 * random.bell();
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
    if (mayFork && random.next() < (course.forks * STEP) / 1000) {
      const fork = {
        x,
        y,
        length: from.length * random.between(0.15, 0.55),
        width: from.width * random.between(0.3, 0.65),
        strength: from.strength * random.between(0.55, 0.95),
        turn: turn + random.sign() * random.between(0.35, 0.95),
      };
      forks.push(...traceVein(fork, course, bend, random, generation + 1));
    }
  }
  return [points, ...forks];
}

/** A thinner vein at a varying distance from another. */
export function companionOf(vein: Vein, distance: number, random: Random): Vein {
  const length = vein.length * STEP;
  const apart = veinWaves(random, length);
  const pale = veinWaves(random, length);
  const thin = random.between(0.2, 0.45);
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

/** Smooth variation along a vein of `length` millimetres: five sine waves with a sum of about -1 to 1. */
function veinWaves(random: Random, length: number): (along: number) => number {
  const parts = [400, 190, 90, 41, 17].map((wave, at) => ({
    turns: (2 * Math.PI) / Math.min(wave * random.between(0.8, 1.25), length),
    start: random.between(0, 7),
    share: 0.62 ** at * 0.75,
  }));
  return (along) => {
    let sum = 0;
    for (const { turns, start, share } of parts) sum += share * Math.sin(turns * along + start);
    return sum;
  };
}
