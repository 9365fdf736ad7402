import { expect, it } from 'vitest';
import { codeOfLight, LIGHT_OF_CODE } from './light-code.ts';

it.each([0, 0.01, 0.2, 0.6, 1, 1.5, 2, 4])(
  'keeps light of %d within a step of a level, that of lamps within a tenth',
  (light) => {
    const kept = LIGHT_OF_CODE[codeOfLight(light)] ?? 0;
    expect(Math.abs(kept - light)).toBeLessThanOrEqual(light * (light > 1 ? 0.1 : 0.04) + 1e-4);
  },
);
