import { describe, expect, it } from 'vitest';
import { keepOnStage, LARGEST_ZOOM, moveBy, WHOLE_PICTURE, zoomAt } from './zoom-frame.ts';

describe('zoomAt', () => {
  it('PROD-5 zooms to 350 % at most, and never below the whole picture', () => {
    expect(LARGEST_ZOOM).toBe(3.5);
    expect(zoomAt(WHOLE_PICTURE, 9, { x: 0, y: 0 }).zoom).toBe(3.5);
    expect(zoomAt(WHOLE_PICTURE, 0.2, { x: 0, y: 0 }).zoom).toBe(1);
  });

  it('keeps the point under the pointer in place', () => {
    expect(zoomAt(WHOLE_PICTURE, 2, { x: 100, y: -40 })).toEqual({ zoom: 2, x: -100, y: 40 });
    const zoomed = { zoom: 2, x: -100, y: 40 };
    expect(zoomAt(zoomed, 1, { x: 100, y: -40 })).toEqual(WHOLE_PICTURE);
  });
});

describe('keepOnStage', () => {
  const stage = { width: 400, height: 800 };
  const square = { width: 1600, height: 1600 };

  it.each([
    { at: { zoom: 1, x: 50, y: 50 }, kept: { zoom: 1, x: 0, y: 0 } },
    // 800 px wide on 400: 200 px stick out on each side; 800 px high just fit.
    { at: { zoom: 2, x: 300, y: 30 }, kept: { zoom: 2, x: 200, y: 0 } },
    { at: { zoom: 3, x: -999, y: -999 }, kept: { zoom: 3, x: -400, y: -200 } },
    { at: { zoom: 3, x: 10, y: -20 }, kept: { zoom: 3, x: 10, y: -20 } },
  ])('leaves no more of the stage empty than necessary: $at', ({ at, kept }) => {
    expect(keepOnStage(at, stage, square)).toEqual(kept);
  });
});

it('moves by the distance of the pointer', () => {
  expect(moveBy({ zoom: 2, x: 10, y: 20 }, { x: 5, y: -5 })).toEqual({ zoom: 2, x: 15, y: 15 });
});
