import { addNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import { blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import { ringProfile, ringStrengths } from './ring-profile.ts';
import type { Species } from './species.ts';

/** Lines of a cut towards the heart of the log. `lean` is the number of rings that they cross from top to bottom. */
export function drawStraight(tone: Plane, tile: Tile, species: Species, lean: number, seed: number): void {
  const { size, grain } = tile;
  const random = new Random(seed);
  const whole = Math.max(1, lean);
  const rings = whole * Math.round(tile.millimetres / species.rings.spacing / whole);
  const profile = ringProfile(species.rings, grain / species.rings.spacing);
  // The crossed rings repeat, so that the tile is seamless vertically.
  const recurrence = lean === 0 ? rings : lean;
  const strengths = ringStrengths(recurrence, random.next);
  const stray = blankPlane(tile);
  const { wander, spacing } = species.rings;
  const gain = wander / spacing;
  addNoise(stray, tile, { across: 90, along: 1300, gain: 1.2 * gain, seed: seed + 1 });
  addNoise(stray, tile, {
    across: 30,
    along: 650,
    gain: 0.35 * gain * (lean === 0 ? 0.5 : 1),
    seed: seed + 2,
  });
  addNoise(stray, tile, { across: 9, along: 325, gain: 0.12 * gain, seed: seed + 3 });
  for (let y = 0, pixel = 0; y < size; y++) {
    const leaning = rings * 4 + (lean * y) / size;
    for (let x = 0; x < size; x++, pixel++) {
      const phase = leaning + (rings * x) / size + (stray[pixel] ?? 0);
      const ring = Math.floor(phase);
      tone[pixel] =
        (tone[pixel] ?? 0) -
        (strengths[ring % recurrence] ?? 0) * (profile[((phase - ring) * 256) & 255] ?? 0);
    }
  }
}
