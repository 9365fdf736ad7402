import { test as base, expect } from '@playwright/test';
import { watchPages } from './page-watch.ts';

type ShopFixtures = {
  /** Console errors that this test provokes: `allow(/502/)`. All others fail it. */
  allow: (expected: RegExp) => void;
};

/** Every test fails on a policy violation, a console error or a page error in any tab. */
export const test = base.extend<ShopFixtures>({
  allow: [
    async ({ context }, use) => {
      const watch = await watchPages(context);
      await use(watch.allow);
      expect(watch.faults(), 'faults that the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export type { Locator, Page } from '@playwright/test';
export { expect };
