import { pagePath } from 'shared-contracts/routes';
import { expectAccessible } from '../browser/accessibility.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { readThrough, widerThanWindow } from '../browser/whole-page.ts';

test.use({ edge: 'with long timeouts' });

/** `every-page.spec.ts` checks the first state of each at 360 and 1440 px. */
const WIDTHS = [360, 820, 1440];

type State = { path: string; make?: (page: Page) => Promise<void> };

const STATES: Readonly<Record<string, State>> = {
  'home with its hero paused on another picture': {
    path: pagePath('/'),
    make: async (page) => {
      const hero = page.getByRole('region', { name: 'Featured finishes' });
      await hero.getByRole('button', { name: 'Pause the pictures' }).click();
      await hero
        .getByRole('button', { name: /^Show / })
        .nth(2)
        .click();
    },
  },
  'home with another tab of the gallery': {
    path: pagePath('/'),
    make: async (page) => {
      const gallery = page.getByRole('region', { name: 'Inspiration' });
      await gallery.getByRole('tab').nth(3).click();
      await expect(gallery.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
    },
  },
  'home with two colours compared': {
    path: pagePath('/'),
    make: (page) => page.getByRole('button', { name: 'Compare with another colour' }).click(),
  },
  'the about page': { path: pagePath('/about') },
  'the contact page with all policies open': {
    path: pagePath('/contact'),
    make: (page) =>
      page.locator('main details').evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      }),
  },
  'an unknown page': { path: '/no/such/page' },
};

for (const width of WIDTHS) {
  test.describe(`${width} px wide @matrix`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [name, { path, make }] of Object.entries(STATES)) {
      test(`${name} is accessible`, async ({ page, allow }) => {
        allow(/status of 404/);
        await openPage(page, path);
        await make?.(page);
        await readThrough(page);
        expect(await widerThanWindow(page), 'scrolls sideways').toEqual([]);
        await expectAccessible(page);
      });
    }
  });
}
