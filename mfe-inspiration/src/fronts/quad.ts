/** A position in a photo, in pixels from the left and from the top. The first pixel covers 0 to 1. */
export type Spot = { readonly x: number; readonly y: number };

/** The corners of a front: top left, top right, bottom right, bottom left. */
export type Quad = readonly [topLeft: Spot, topRight: Spot, bottomRight: Spot, bottomLeft: Spot];

/** In pixels. A shorter edge is taken for an accidental tap. */
const SHORTEST_EDGE = 8;

/** Why four corners are no front: `bent`, a corner lies inside the others or on a line with two; `small`, two are too close. */
export type QuadFault = 'bent' | 'small';

export function rectangle(left: number, top: number, right: number, bottom: number): Quad {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Sorts four corners, tapped in any order, into the order of `Quad`. */
export function sortedQuad(corners: readonly Spot[]): Quad {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const angle = ({ x, y }: Spot) => Math.atan2(y - middle.y, x - middle.x);
  const [a, b, c, d] = corners.toSorted((one, other) => angle(one) - angle(other));
  if (!a || !b || !c || !d) throw new Error('A front has four corners.');
  const turns: readonly Quad[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ];
  return turns.reduce((best, turn) => (uprightness(turn) > uprightness(best) ? turn : best));
}

/** A measure of how far the first edge runs to the right and the second one down. */
function uprightness([first, second, third]: Quad): number {
  return (second.x - first.x) / distance(first, second) + (third.y - second.y) / distance(second, third);
}

export function quadFault(quad: Quad): QuadFault | undefined {
  const edges = quad.map((corner, at) => ({ from: corner, to: quad[(at + 1) % 4] ?? corner }));
  if (edges.some(({ from, to }) => distance(from, to) < SHORTEST_EDGE)) return 'small';
  const isBent = edges.some(({ from, to }, at) => {
    const next = edges[(at + 1) % 4]?.to ?? to;
    const cross = (to.x - from.x) * (next.y - to.y) - (to.y - from.y) * (next.x - to.x);
    // Convex: the next corner is visibly to the right of the edge.
    return cross / distance(from, to) < SHORTEST_EDGE / 2;
  });
  return isBent ? 'bent' : undefined;
}

/** Whether a place is inside a front that has no fault. */
export function isInside(quad: Quad, { x, y }: Spot): boolean {
  return edgeLines(quad).every(([a, b, c]) => a * x + b * y + c >= 0);
}

/** For each edge a line: `a * x + b * y + c` is the distance of a place from it in pixels, positive inside. */
export function edgeLines(quad: Quad): (readonly [a: number, b: number, c: number])[] {
  return quad.map((from, at) => {
    const to = quad[(at + 1) % 4] ?? from;
    const length = distance(from, to);
    const [a, b] = [(from.y - to.y) / length, (to.x - from.x) / length];
    return [a, b, -a * from.x - b * from.y];
  });
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
