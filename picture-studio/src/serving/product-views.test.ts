import { afterEach, describe, expect, it, vi } from 'vitest';
import { scenes } from '../scenes/scenes.ts';
import { HIMADRI_WHITE } from '../testing/sample-decors.ts';
import { isInItsRoom, roomsOf, viewsOf } from './product-views.ts';

afterEach(() => vi.restoreAllMocks());

function leaveOut(...names: string[]) {
  const built = new Map([...scenes].filter(([name]) => !names.includes(name)));
  vi.spyOn(scenes, 'get').mockImplementation((name) => built.get(name));
}

describe('viewsOf', () => {
  it('offers no view without a scene', () => {
    leaveOut('edge', 'counter');
    expect(viewsOf(HIMADRI_WHITE, ['Kitchen'])).toEqual(['sample', 'flat', 'kitchen']);
  });
});

describe('roomsOf', () => {
  it.each([
    ['Bathroom Vanity', 'bathroom'],
    ['Kids Room', 'kids'],
    ['TV Unit', 'living'],
    ['Pooja Room', 'pooja'],
    ['Office', 'office'],
  ])('PIC-90 shows %s in its own room', (application, room) => {
    expect(roomsOf(HIMADRI_WHITE, [application])).toEqual([room]);
    expect(isInItsRoom(application)).toBe(true);
  });

  it.each([
    ['Kitchen', ['kitchen', 'counter']],
    ['Wardrobe', ['bedroom', 'wardrobe']],
  ])('PIC-96 shows %s from afar, then from near', (application, rooms) => {
    expect(roomsOf(HIMADRI_WHITE, [application])).toEqual(rooms);
    expect(isInItsRoom(application)).toBe(true);
  });

  it.each(['1.5mm Acrylic', 'MATT Acrylic', 'Fluted Panel'])(
    'PIC-97 shows wall panels of %s in the entrance, then in the living room',
    (category) => {
      expect(roomsOf({ ...HIMADRI_WHITE, category }, ['Wall Panel'])).toEqual(['entrance', 'living']);
    },
  );

  it('PIC-90 shows fluted panels for an office or a pooja room in that room', () => {
    const fluted = { ...HIMADRI_WHITE, category: 'Fluted Panel' };
    expect(roomsOf(fluted, ['Office', 'Pooja Room'])).toEqual(['office', 'pooja']);
  });

  it('PIC-90 names a room once, however many applications share it', () => {
    expect(roomsOf(HIMADRI_WHITE, ['TV Unit', 'Kitchen', 'Wall Panel'])).toEqual([
      'living',
      'kitchen',
      'counter',
      'entrance',
    ]);
  });

  it('PIC-90 shows an application without a scene in the nearest room, which is not its own', () => {
    leaveOut('bathroom');
    expect(roomsOf(HIMADRI_WHITE, ['Bathroom Vanity', 'Kitchen'])).toEqual(['kitchen', 'counter']);
    expect(isInItsRoom('Bathroom Vanity')).toBe(false);
  });

  it('PIC-90 PIC-96 shows a finish that the own room lacks in the nearest room', () => {
    const fluted = { ...HIMADRI_WHITE, category: 'Fluted Panel' };
    expect(roomsOf(fluted, ['Kids Room'])).toEqual(['bedroom']);
    expect(roomsOf(fluted, ['Kitchen'])).toEqual(['kitchen']);
  });
});
