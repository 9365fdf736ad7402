/**
 * Opacity of a motif at a point, 0 to 1. `u` and `v` are relative to the repeat, -0.5 to 0.5 from its centre; `soft` is
 * the width of its faded edge in the same unit.
 */
export type Motif = (u: number, v: number, soft: number) => number;

export const MOTIFS = {
  /** A small flowering plant, as in block print or embroidery. */
  buti(u, v, soft) {
    const radius = distance(u, v + 0.16);
    const angle = Math.atan2(v + 0.16, u);
    const petals = 0.15 * Math.sqrt(Math.abs(Math.cos(2.5 * angle + Math.PI / 4)));
    const seeds = inside(0.016 - Math.abs(radius - 0.2) - 0.02 * (1 + Math.cos(15 * angle)), soft);
    const flower = inside(petals - radius, soft) - inside(0.03 - radius, soft);
    const stalk = 0.05 * Math.sin(7 * v);
    const stem = inside(0.011 - Math.abs(u - stalk), soft) * inside(v, soft) * inside(0.4 - v, soft);
    return Math.max(
      flower,
      seeds,
      stem,
      leaf(u - 0.11, v - 0.12, soft),
      leaf(-u - 0.09, v - 0.18, soft),
      leaf(u - 0.1, v - 0.27, soft),
      leaf(-u - 0.11, v - 0.32, soft),
    );
  },
  /** The pale lines of an Ajrakh print: two crossed squares in a double ring of dots, in a grid. */
  resist(u, v, soft) {
    const upright = Math.max(Math.abs(u), Math.abs(v));
    const tilted = (Math.abs(u) + Math.abs(v)) * Math.SQRT1_2;
    const star = Math.min(upright, tilted);
    const radius = distance(u, v);
    const angle = Math.atan2(v, u);
    const lines = stroke(0.006, star - 0.25, soft);
    const rings = stroke(0.005, radius - 0.4, soft) + stroke(0.005, radius - 0.345, soft);
    const dots = inside(0.013 - distance(radius - 0.372, 0.372 * ringDistance(angle, 24)), soft);
    const petals = stroke(0.006, radius - 0.12 - 0.05 * Math.cos(8 * angle), soft);
    const grid = stroke(0.005, upright - 0.478, soft);
    return Math.min(1, lines + rings + dots + petals + grid + inside(0.022 - radius, soft));
  },
  /** The madder of an Ajrakh print: a flower in the star, and one where four repeats meet. */
  rosettes(u, v, soft) {
    const flower = inside(0.1 + 0.045 * Math.cos(8 * Math.atan2(v, u)) - distance(u, v), soft);
    const x = Math.abs(u) - 0.5;
    const y = Math.abs(v) - 0.5;
    const corner = inside(0.07 + 0.028 * Math.cos(8 * Math.atan2(y, x)) - distance(x, y), soft);
    return Math.min(1, flower + corner);
  },
  /** A mango with a curled tip, as in brocade. */
  kairi(u, v, soft) {
    const x = 1.7 * u;
    const y = 1.7 * (v + 0.02);
    const mango = mangoDepth(x, y);
    const outline = stroke(0.02, mango, soft);
    const heart = inside(mangoDepth(1.9 * x + 0.02, 1.9 * (y - 0.08)), soft);
    const seeds =
      inside(mango - 0.035, soft) *
      inside(0.35 - Math.abs(Math.sin(34 * y)) - 0.5 * Math.abs(Math.sin(34 * x)), 6 * soft);
    const crown = Math.max(
      bud(x + 0.11, y - 0.345, soft),
      bud(x, y - 0.4, soft),
      bud(x - 0.11, y - 0.345, soft),
    );
    return Math.min(1, outline + heart + 0.8 * seeds + crown);
  },
  /** A net of leaves around it. */
  trellis(u, v, soft) {
    const net = Math.abs(Math.abs(u) + Math.abs(v) - 0.5);
    const leaves =
      0.03 * Math.abs(Math.cos(12 * Math.PI * (u - v))) * Math.abs(Math.cos(12 * Math.PI * (u + v)));
    return inside(0.006 + leaves - net, soft);
  },
  /** A climbing stem with flowers, as in white embroidery: outlines of stitches, with a paler filling. */
  vine(u, v, soft) {
    const stem = inside(0.008 - Math.abs(u - 0.14 * Math.sin(2 * Math.PI * v)) * 0.8, soft);
    let most = stem;
    for (const { x, y, size } of FLOWERS)
      most = Math.max(most, blossom((u - x) / size, (v - y) / size, soft / size));
    for (const { x, y, side } of LEAVES)
      most = Math.max(most, leafOutline(side * (u - x) - 0.05, v - y + 0.03, soft));
    return Math.min(1, most);
  },
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

/** Of the vine. */
const FLOWERS = [
  { x: -0.2, y: 0.24, size: 1 },
  { x: 0.2, y: -0.26, size: 1 },
  { x: 0.33, y: 0.12, size: 0.55 },
  { x: -0.34, y: -0.14, size: 0.55 },
];
const LEAVES = [-0.4, -0.1, 0.1, 0.4].map((y) => ({
  x: 0.14 * Math.sin(2 * Math.PI * y),
  y,
  side: y * Math.sin(40 * y) > 0 ? 1 : -1,
}));

/** `Math.hypot` takes ten times as long. */
function distance(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function bud(x: number, y: number, soft: number): number {
  return inside(0.028 - distance(x, y), soft);
}

function leaf(u: number, v: number, soft: number): number {
  const along = (u - v) * Math.SQRT1_2;
  const across = (u + v) * Math.SQRT1_2;
  return inside(0.022 - 9 * along * along - Math.abs(across), soft);
}

/** Positive inside a mango, which is about 0.6 high, and roughly the distance to its outline. */
function mangoDepth(x: number, y: number): number {
  const rise = 0.12 - y;
  const bent = x - (rise > 0 ? 1.1 * rise * rise : 0);
  if (rise < 0) return 0.2 - distance(x, rise);
  const half = 0.2 * Math.max(0, 1 - rise / 0.46) ** 0.8;
  return rise > 0.46 ? -distance(bent, rise - 0.46) : half - Math.abs(bent);
}

/** Distance in radians to the nearest of `count` evenly spread angles. */
function ringDistance(angle: number, count: number): number {
  const part = (angle / (2 * Math.PI)) * count;
  return (Math.abs(part - Math.round(part)) / count) * 2 * Math.PI;
}

/** Five petals: stitched outlines, filled more thinly. */
function blossom(u: number, v: number, soft: number): number {
  const radius = distance(u, v);
  const petal = 0.075 + 0.045 * Math.abs(Math.cos(2.5 * Math.atan2(v, u)));
  const edge = stroke(0.009, petal - radius, soft);
  const middle = inside(0.02 - radius, soft);
  return Math.max(edge, middle, 0.38 * inside(petal - radius, soft) - 0.3 * inside(0.03 - radius, soft));
}

function leafOutline(u: number, v: number, soft: number): number {
  const along = (u - v) * Math.SQRT1_2;
  const across = (u + v) * Math.SQRT1_2;
  const depth = 0.026 - 7 * along * along - Math.abs(across);
  return Math.max(stroke(0.007, depth, soft), 0.38 * inside(depth, soft));
}

/** A line, paler where it is thinner than its faded edge. */
function stroke(halfWidth: number, away: number, soft: number): number {
  return Math.min(1, (2 * halfWidth) / soft) * inside(halfWidth - Math.abs(away), soft);
}

function inside(depth: number, soft: number): number {
  return Math.min(1, Math.max(0, 0.5 + depth / soft));
}
