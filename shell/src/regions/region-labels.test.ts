import { describe, expect, it } from 'vitest';
import { placeLabels } from './region-labels.ts';
import type { Box, Region } from './regions-on-page.ts';

const region = (box: Box | undefined, failed = false): Region => ({
  name: 'catalog/product',
  remote: 'catalog',
  release: undefined,
  loadTime: undefined,
  lastError: failed ? { at: new Date(), sentence: 'It failed.', message: undefined } : undefined,
  box,
});
const PAGE = { top: 80, left: 0, width: 1_440, height: 2_000 };

describe('placeLabels', () => {
  it.each([
    ['in the corner of its frame', [region(PAGE)], [{ top: 0, left: 0 }]],
    ['below one that is there', [region(PAGE), region(PAGE)], [{ top: 0 }, { top: 40 }]],
    [
      'below one with an error, which has a line more',
      [region(PAGE, true), region(PAGE)],
      [{ top: 0 }, { top: 60 }],
    ],
    [
      'below all that are there',
      [region(PAGE), region(PAGE), region({ ...PAGE, top: 90 })],
      [{}, { top: 40 }, { top: 70 }],
    ],
    [
      'beside one that is far enough',
      [region(PAGE), region({ ...PAGE, left: 700 })],
      [{ top: 0 }, { top: 0 }],
    ],
    ['within the window', [region({ ...PAGE, left: 1_396, width: 44 })], [{ left: -276 }]],
    ['nowhere without a box', [region(undefined)], [undefined]],
  ])('SITE-60 puts a label %s', (_, regions, places) => {
    expect(placeLabels(regions, 1_440)).toMatchObject(places);
  });

  it('counts the regions around a region', () => {
    const inner = region({ top: 300, left: 700, width: 400, height: 80 });
    expect(placeLabels([region(PAGE), inner], 1_440)).toMatchObject([{ depth: 0 }, { depth: 1 }]);
  });
});
