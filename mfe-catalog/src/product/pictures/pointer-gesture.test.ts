import { describe, expect, it } from 'vitest';
import { gestureBetween } from './pointer-gesture.ts';

describe('gestureBetween', () => {
  it('of one pointer is a drag', () => {
    expect(gestureBetween([{ x: 10, y: 10 }], [{ x: 30, y: 5 }])).toEqual({
      at: { x: 10, y: 10 },
      by: { x: 20, y: -5 },
      spread: 1,
    });
  });

  it('of two pointers is a pinch around their centre, and a drag of it', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ];
    const now = [
      { x: -90, y: 10 },
      { x: 110, y: 10 },
    ];
    expect(gestureBetween(before, now)).toEqual({ at: { x: 0, y: 0 }, by: { x: 10, y: 10 }, spread: 2 });
  });

  it('of two pointers at the same point is not a pinch', () => {
    const together = [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ];
    expect(gestureBetween(together, together).spread).toBe(1);
  });
});
