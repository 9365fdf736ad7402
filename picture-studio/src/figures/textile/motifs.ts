/**
 * Opacity of a motif at a point, 0 to 1. `u` and `v` are relative to the repeat, -0.5 to 0.5 from its centre; `soft` is
 * the width of its faded edge in the same unit.
 */
export type Motif = (u: number, v: number, soft: number) => number;

export const MOTIFS = {
  /** A small flowering plant, as in block print or embroidery. */
  buti(u, v, soft) {
    const [x, y] = [u, v + 0.16];
    const radius = Math.sqrt(x * x + y * y);
    const angle = Math.atan2(y, x);
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
  /** Two crossed squares in a ring, as in Ajrakh prints. */
  star(u, v, soft) {
    const upright = Math.max(Math.abs(u), Math.abs(v));
    const tilted = (Math.abs(u) + Math.abs(v)) * Math.SQRT1_2;
    const star = Math.min(upright, tilted);
    const radius = Math.sqrt(u * u + v * v);
    const lines = inside(0.012 - Math.abs(star - 0.26), soft) + inside(0.008 - Math.abs(star - 0.21), soft);
    const ring = inside(0.01 - Math.abs(radius - 0.42), soft);
    const flower = inside(0.09 + 0.035 * Math.cos(8 * Math.atan2(v, u)) - radius, soft);
    const corner = inside(0.1 - Math.hypot(Math.abs(u) - 0.5, Math.abs(v) - 0.5), soft);
    return Math.min(1, lines + ring + flower + corner - inside(0.04 - radius, soft));
  },
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

function leaf(u: number, v: number, soft: number): number {
  const [along, across] = [(u - v) * Math.SQRT1_2, (u + v) * Math.SQRT1_2];
  return inside(0.022 - 9 * along * along - Math.abs(across), soft);
}

function inside(depth: number, soft: number): number {
  return Math.min(1, Math.max(0, 0.5 + depth / soft));
}
