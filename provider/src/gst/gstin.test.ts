import { describe, expect, it } from 'vitest';
import { placeOf } from '../pincode/pincode-table.ts';
import { STATE_NAMES, stateNamed, stateOfGstin } from './gst-states.ts';
import { readGstin } from './gstin.ts';

describe('a GST number', () => {
  it.each([
    ['as it is', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['in small letters with spaces', ' 29 abcde1234f 1zw', '29ABCDE1234F1ZW'],
    ['with a digit as its check digit', '32ABCDE1234F1Z9', '32ABCDE1234F1Z9'],
    ['of another state', '28AAPFU0939F1ZV', undefined],
    ['with two characters exchanged', '27AAPFU0993F1ZV', undefined],
    ['with another check digit', '27AAPFU0939F1Z5', undefined],
    ['of 14 characters', '27AAPFU0939F1Z', undefined],
    ['of 16 characters', '27AAPFU0939F1ZVV', undefined],
    ['with another letter for Z', '27AAPFU0939F1AV', undefined],
    ['in other digits', '२७AAPFU0939F1ZV', undefined],
  ])('DESK-23 is read %s', (_how, typed, read) => expect(readGstin(typed)).toBe(read));

  it('DESK-22 begins with the code of its state', () => {
    expect(stateOfGstin('29ABCDE1234F1ZW')).toEqual({ name: 'Karnataka', code: '29' });
    expect(stateOfGstin('99ABCDE1234F1ZW')).toBeUndefined();
    expect(stateNamed(' karnataka ')).toEqual({ name: 'Karnataka', code: '29' });
    expect(stateNamed(placeOf('744101')?.state ?? '')?.code).toBe('35');
    expect(new Set(STATE_NAMES.map((name) => stateNamed(name)?.code)).size).toBe(36);
  });
});
