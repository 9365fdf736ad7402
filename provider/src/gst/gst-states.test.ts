import { describe, expect, it } from 'vitest';
import { placeOf } from '../pincode/pincode-table.ts';
import { STATE_NAMES, stateNamed, stateOfGstin } from './gst-states.ts';

describe('the state of a GST number', () => {
  it('DESK-22 begins with the code of its state', () => {
    expect(stateOfGstin('29ABCDE1234F1ZW')).toEqual({ name: 'Karnataka', code: '29' });
    expect(stateOfGstin('99ABCDE1234F1ZW')).toBeUndefined();
    expect(stateNamed(' karnataka ')).toEqual({ name: 'Karnataka', code: '29' });
    expect(stateNamed(placeOf('744101')?.state ?? '')?.code).toBe('35');
    expect(new Set(STATE_NAMES.map((name) => stateNamed(name)?.code)).size).toBe(36);
  });
});
