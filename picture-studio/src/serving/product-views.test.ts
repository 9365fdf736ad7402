import { afterEach, describe, expect, it, vi } from 'vitest';
import { scenes } from '../scenes/scenes.ts';
import { HIMADRI_WHITE } from '../testing/sample-decors.ts';
import { isInItsRoom, roomsOf, viewsOf } from './product-views.ts';

afterEach(() => vi.restoreAllMocks());

describe('viewsOf', () => {
  it('offers no view without a scene', () => {
    const built = new Map([...scenes].filter(([name]) => name !== 'edge'));
    vi.spyOn(scenes, 'get').mockImplementation((name) => built.get(name));
    expect(viewsOf(HIMADRI_WHITE, ['Kitchen'])).toEqual(['sample', 'flat', 'kitchen']);
  });
});

describe('roomsOf', () => {
  it('shows a kitchen’s product in the kitchen', () => {
    expect(roomsOf(HIMADRI_WHITE, ['Kitchen'])).toEqual(['kitchen']);
  });

  it('names a room once, however many applications share it', () => {
    expect(roomsOf(HIMADRI_WHITE, ['Bathroom Vanity', 'Kitchen'])).toEqual(['kitchen']);
  });
});

describe('isInItsRoom', () => {
  it('is true of a wardrobe, and false of a vanity, which the kitchen stands in for', () => {
    expect(isInItsRoom('Wardrobe')).toBe(true);
    expect(isInItsRoom('Bathroom Vanity')).toBe(false);
  });
});
