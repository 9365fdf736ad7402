import { test as base, expect } from '@playwright/test';
import { watchPage } from './page-watch.ts';

type ShopFixtures = {
  /** Console errors that this test provokes: `allow(/502/)`. Everything else fails it. */
  allow: (expected: RegExp) => void;
};

/** Every journey fails on a policy violation, a console error or a page error. */
export const test = base.extend<ShopFixtures>({
  allow: [
    async ({ page }, use) => {
      const watch = await watchPage(page);
      await use(watch.allow);
      expect(watch.faults(), 'faults that the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
