import { test as base, expect } from '@playwright/test';
import { startEdgeWithLongTimeouts } from '../edge/edge-with-long-timeouts.ts';
import { startEdgeWithoutData } from '../edge/edge-without-data.ts';
import type { OwnEdge } from '../edge/own-edge.ts';
import { watchPages } from './page-watch.ts';
import { standInForPictures } from './stand-in-pictures.ts';

type ShopOptions = {
  /** What requests for pictures get. Tests about pictures or layout shifts use composed ones: `test.use({ pictures: 'composed' })`. */
  pictures: 'composed' | 'stand-in';
};

type ShopFixtures = {
  /** Console errors that this test provokes: `allow(/502/)`. All others fail it. */
  allow: (expected: RegExp) => void;
};

type SharedEdges = {
  /** For tests about content, not speed. One serves all tests of a worker, which must not change it. */
  edgeWithLongTimeouts: OwnEdge;
  /** For tests that mock responses: its documents contain no data. Shared like the other one. */
  edgeWithoutData: OwnEdge;
};

/** Every test fails on a policy violation, a console error or a page error in any tab. */
export const test = base.extend<ShopFixtures & ShopOptions, SharedEdges>({
  pictures: ['stand-in', { option: true }],
  edgeWithLongTimeouts: sharedEdge(startEdgeWithLongTimeouts),
  edgeWithoutData: sharedEdge(startEdgeWithoutData),
  allow: [
    async ({ context, pictures }, use) => {
      if (pictures === 'stand-in') await standInForPictures(context);
      const watch = await watchPages(context);
      await use(watch.allow);
      expect(watch.faults(), 'faults that the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

function sharedEdge(start: () => Promise<OwnEdge>) {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use: (edge: OwnEdge) => Promise<void>) => {
      const edge = await start();
      await use(edge);
      await edge.stop();
    },
    { scope: 'worker' },
  ] as const satisfies [unknown, { scope: 'worker' }];
}

export type { Locator, Page } from '@playwright/test';
export { expect };
