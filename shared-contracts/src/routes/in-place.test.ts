import { describe, expect, it } from 'vitest';
import { inPlaceOf, isFirstPage, isInPlace } from './in-place.ts';

const FIRST = { key: 'default', state: null };
const SECOND = { key: 'k2', state: null };

describe('inPlaceOf', () => {
  it('marks the page that replaced another', () => {
    expect(isInPlace(SECOND)).toBe(false);
    expect(isInPlace({ state: inPlaceOf(SECOND) })).toBe(true);
  });

  it('keeps the first-page mark through repeated replacements', () => {
    const once = { key: 'k3', state: inPlaceOf(FIRST) };
    const twice = { key: 'k4', state: inPlaceOf(once) };
    expect([FIRST, once, twice].map(isFirstPage)).toEqual([true, true, true]);
    expect(isFirstPage({ key: 'k5', state: inPlaceOf(SECOND) })).toBe(false);
  });
});
