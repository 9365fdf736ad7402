import { describe, expect, it } from 'vitest';
import { exposureOf } from '../../../picture-studio/src/composition/exposure-files.ts';
import { holdBackHighlights } from '../../../picture-studio/src/composition/highlights.ts';
import { scenes } from '../../../picture-studio/src/scenes/scenes.ts';
import { coded, expose } from './expose.ts';
import { lightingOf } from './lighting.ts';

const variants = [...scenes].flatMap(([name, scene]) =>
  Object.entries(scene.variants).map(([finish, variant]) => ({ name, finish, scene, variant })),
);

describe.each(variants)('the light of $name, $finish', ({ scene, variant }) => {
  it('is that of its layers', async () => {
    const stored = await exposureOf(scene, variant, scene.width);
    const made = coded(expose(await lightingOf(scene, variant, scene.width)));
    if (variant !== scene.variants.metallic) holdBackHighlights(made);
    expect(stored.panels).toEqual(made.panels);
    expect(stored.map).toEqual(made.map);
    for (const [at, light] of [made.room, ...made.lights].entries()) {
      const difference = meanDifference(light, at === 0 ? stored.room : stored.lights[at - 1]);
      expect(difference, 'run `node light/make-light.ts`').toBeLessThan(2.5);
    }
  });
});

/** In codes, of which white has about 220. */
function meanDifference(one: Uint8Array, other: Uint8Array | undefined): number {
  const sum = one.reduce((total, code, at) => total + Math.abs(code - (other?.[at] ?? 0)), 0);
  return sum / one.length;
}
