import { describe, expect, it } from 'vitest';
import { frontAspect } from './front-aspect.ts';
import { inverse, project, squareToQuad } from './homography.ts';
import { edgeLines, isInside, type Quad, quadFault, type Spot, sortedQuad } from './quad.ts';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
] as const;

/** Pseudo-random numbers of 0–1. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const PHOTO = { width: 1600, height: 1200 };

/** A front of this size in space, as a tilted camera sees it. */
function seenFront(random: () => number, width: number, height: number): Quad {
  const focal = 900 + 900 * random();
  const [yaw, pitch, roll] = [(random() - 0.5) * 1.6, (random() - 0.5) * 0.8, (random() - 0.5) * 0.4];
  const away = 3 + random() * 3;
  const shift = { x: (random() - 0.5) * 1.2, y: (random() - 0.5) * 0.8 };
  const [topLeft, topRight, bottomRight, bottomLeft] = SQUARE.map((corner) => {
    const [x, y] = [(corner.x - 0.5) * width, (corner.y - 0.5) * height];
    const [rolledX, rolledY] = [
      x * Math.cos(roll) - y * Math.sin(roll),
      x * Math.sin(roll) + y * Math.cos(roll),
    ];
    const [pitchedY, pitchedZ] = [rolledY * Math.cos(pitch), rolledY * Math.sin(pitch)];
    const yawedX = rolledX * Math.cos(yaw) + pitchedZ * Math.sin(yaw);
    const z = away - rolledX * Math.sin(yaw) + pitchedZ * Math.cos(yaw);
    return {
      x: PHOTO.width / 2 + (focal * (yawedX + shift.x)) / z,
      y: PHOTO.height / 2 + (focal * (pitchedY + shift.y)) / z,
    };
  });
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) throw new Error('A square has four corners.');
  return [topLeft, topRight, bottomRight, bottomLeft];
}

const FRONTS = Array.from({ length: 300 }, (_, seed) => {
  const random = numbers(seed * 7_919 + 1);
  const size = { width: 0.3 + random() * 0.9, height: 0.2 + random() * 2 };
  return { ...size, quad: seenFront(random, size.width, size.height), random };
});

describe('the map from the unit square', () => {
  it('ROOM-10 puts the corners of the square on those of any front, and back', () => {
    for (const { quad } of FRONTS) {
      const there = squareToQuad(quad);
      for (const [at, corner] of SQUARE.entries()) {
        const due = quad[at] ?? corner;
        expect(project(there, corner)).toMatchObject(near(due, 1e-6));
        expect(project(inverse(there), due)).toMatchObject(near(corner, 1e-8));
      }
    }
  });

  it('keeps straight lines straight: the diagonals meet where the middle is', () => {
    for (const { quad } of FRONTS) {
      const middle = project(squareToQuad(quad), { x: 0.5, y: 0.5 });
      for (const [from, to] of [
        [quad[0], quad[2]],
        [quad[1], quad[3]],
      ] as const) {
        const off = (to.x - from.x) * (middle.y - from.y) - (to.y - from.y) * (middle.x - from.x);
        expect(off / Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(0, 6);
      }
    }
  });
});

describe('four corners', () => {
  it('ROOM-3 are one front, in whatever order they are tapped', () => {
    for (const { quad, random } of FRONTS) {
      const tapped = quad
        .map((corner) => ({ corner, place: random() }))
        .sort((one, other) => one.place - other.place);
      expect(sortedQuad(tapped.map(({ corner }) => corner))).toEqual(quad);
      expect(quadFault(quad)).toBeUndefined();
    }
  });

  it('ROOM-3 of a drawer whose left end is lower than the middle begin at its top left', () => {
    const drawer: Quad = [
      { x: 0, y: 100 },
      { x: 300, y: 0 },
      { x: 300, y: 30 },
      { x: 0, y: 140 },
    ];
    expect(sortedQuad(drawer.toReversed())).toEqual(drawer);
  });

  it('ROOM-5 are no front where one lies inside the others', () => {
    const inside = [SQUARE[0], SQUARE[1], SQUARE[3], { x: 0.3, y: 0.3 }].map(scaled(400));
    expect(quadFault(sortedQuad(inside))).toBe('bent');
  });

  it('ROOM-5 are no front on one line', () => {
    const line = [0, 100, 200, 300].map((x) => ({ x, y: 2 * x }));
    expect(quadFault(sortedQuad(line))).toBeDefined();
  });

  it('ROOM-5 are no front where they nearly touch', () => {
    expect(quadFault(sortedQuad(SQUARE.map(scaled(5))))).toBe('small');
  });

  it('have edges whose distance is above 0 inside', () => {
    for (const { quad, random } of FRONTS) {
      const place = project(squareToQuad(quad), { x: random(), y: random() });
      expect(isInside(quad, place)).toBe(true);
      expect(isInside(quad, project(squareToQuad(quad), { x: 1.1, y: 0.5 }))).toBe(false);
      for (const [at, [a, b, c]] of edgeLines(quad).entries()) {
        const corner = quad[at] ?? place;
        expect(a * corner.x + b * corner.y + c).toBeCloseTo(0, 6);
      }
    }
  });
});

describe('the aspect of a front', () => {
  it('ROOM-6 is its height over its width, from whichever side it is seen', () => {
    const errors = FRONTS.map(({ quad, width, height }) => (frontAspect(quad, PHOTO) * width) / height - 1);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.02);
  });

  it('ROOM-6 is that of the rectangle where a front is seen from before', () => {
    const quad = sortedQuad(SQUARE.map(({ x, y }) => ({ x: 300 + 200 * x, y: 100 + 500 * y })));
    expect(frontAspect(quad, PHOTO)).toBeCloseTo(2.5, 6);
  });
});

const scaled =
  (pixels: number) =>
  ({ x, y }: Spot): Spot => ({ x: x * pixels, y: y * pixels });

const near = ({ x, y }: Spot, digits: number) => ({
  x: expect.closeTo(x, -Math.log10(digits)),
  y: expect.closeTo(y, -Math.log10(digits)),
});
