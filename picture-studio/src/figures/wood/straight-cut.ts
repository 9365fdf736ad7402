import { addNoise } from '../drawing/gradient-noise.ts';
import { Dice } from '../drawing/random.ts';
import { blankPlane, type Face, type Plane } from '../drawing/tile.ts';
import { ringProfile, ringStrengths } from './ring-profile.ts';
import type { Species } from './species.ts';

/** Lines: the log was cut towards its heart. `lean` is how many rings the lines cross on their way down the face. */
export function drawStraight(tone: Plane, face: Face, species: Species, lean: number, seed: number): void {
  const { size, grain } = face;
  const dice = new Dice(seed);
  const whole = Math.max(1, lean);
  const rings = whole * Math.round(face.millimetres / species.rings.spacing / whole);
  const profile = ringProfile(species.rings, grain / species.rings.spacing);
  // The rings that the lean crosses recur, so that the bottom goes on at the top.
  const recurrence = lean === 0 ? rings : lean;
  const strengths = ringStrengths(recurrence, dice.next);
  const stray = blankPlane(face);
  const { wander, spacing } = species.rings;
  const gain = wander / spacing;
  addNoise(stray, face, { across: 90, along: 1300, gain: 1.2 * gain, seed: seed + 1 });
  addNoise(stray, face, {
    across: 30,
    along: 650,
    gain: 0.35 * gain * (lean === 0 ? 0.5 : 1),
    seed: seed + 2,
  });
  addNoise(stray, face, { across: 9, along: 325, gain: 0.12 * gain, seed: seed + 3 });
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
