import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';

describe('csv', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+91', "'+91"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
    ['a=1', 'a=1'],
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['Ｊāti ₹', 'Ｊāti ₹'],
    [null, ''],
    [-350.5, '-350.5'],
  ])('DESK-16 writes %j as a cell that no spreadsheet computes', (cell, written) => {
    expect(csv([[cell, 'x']])).toBe(`\uFEFF${written},x\r\n`);
  });
});
