import { describe, expect, it } from 'vitest';
import { labOfHex, labOfRgb, rgbOfLab } from './lab.ts';

describe('labOfHex', () => {
  it.each([
    ['#ffffff', [100, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#ff0000', [53.24, 80.09, 67.2]],
    ['#808080', [53.59, 0, 0]],
  ])('of %s is %j', (hex, lab) => {
    labOfHex(hex).forEach((value, axis) => {
      expect(value).toBeCloseTo(lab[axis] ?? Number.NaN, 1);
    });
  });
});

describe('rgbOfLab', () => {
  it.each([[[251, 252, 250]], [[18, 19, 20]], [[156, 107, 61]], [[5, 111, 124]]] as const)(
    'undoes labOfRgb of %j',
    (rgb) => {
      rgbOfLab(labOfRgb(rgb)).forEach((channel, at) => {
        expect(channel).toBeCloseTo(rgb[at] ?? Number.NaN, 2);
      });
    },
  );

  it('clamps colours outside sRGB', () => {
    expect(rgbOfLab([110, 0, 0])).toEqual([255, 255, 255]);
  });
});
