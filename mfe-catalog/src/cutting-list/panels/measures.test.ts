import { describe, expect, it } from 'vitest';
import { inMillimetres, readMeasure } from './measures.ts';

describe('a measure', () => {
  it.each([
    ['600', 6_000],
    [' 600.5 mm ', 6_005],
    ['60cm', 6_000],
    ['1.2 m', 12_000],
    [`2' 6 1/2"`, 7_747],
    [`2'6"`, 7_620],
    [`2' 6`, 7_620],
    ['2ft 6in', 7_620],
    ['2 feet 6 inches', 7_620],
    ['2’ 6½”', 7_747],
    [`2'-6"`, 7_620],
    [`6-1/2"`, 1_651],
    [`1/2"`, 127],
    ['30"', 7_620],
    ["30''", 7_620],
    ["7'", 21_336],
  ])('CUT-6 is read from %s', (text, tenths) => {
    expect(readMeasure(text)).toBe(tenths);
  });

  it.each(['', 'wide', '600 x 720', '600 720', '-600', `2' wide`, `2" 6'`, '1/0"', '6 1/2'])(
    'CUT-6 is not read from %s',
    (text) => {
      expect(readMeasure(text)).toBeUndefined();
    },
  );

  it('CUT-6 is written in millimetres, with tenths where it has some', () => {
    expect(['600', `2' 6 1/2"`].map((text) => inMillimetres(readMeasure(text) ?? 0))).toEqual([
      '600',
      '774.7',
    ]);
  });
});
