import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/v4-mini';
import { nameList, requiredNumber, rupees } from './field-schemas.ts';

describe('rupees', () => {
  it.each([
    [1299.5, 1299.5],
    ['1299.50', 1299.5],
    [0, 0],
    [null, null],
    [undefined, null],
    ['', null],
    [' ', null],
    ['on request', null],
  ])('DATA-6 of %j is %j', (sent, amount) => {
    expect(safeParse(rupees, sent)).toMatchObject({ success: true, data: amount });
  });
});

describe('requiredNumber', () => {
  it('accepts a number, also as a string', () => {
    expect(safeParse(requiredNumber, '0')).toMatchObject({ success: true, data: 0 });
  });

  it.each([null, undefined, '', ' ', 'free'])('rejects %j', (sent) => {
    expect(safeParse(requiredNumber, sent).success).toBe(false);
  });
});

describe('nameList', () => {
  it.each([
    ['Kitchen, Wardrobe,', ['Kitchen', 'Wardrobe']],
    [[' Kitchen '], ['Kitchen']],
    [null, []],
  ])('of %j is %j', (sent, names) => {
    expect(safeParse(nameList, sent)).toMatchObject({ success: true, data: names });
  });
});
