import { pagePath } from 'shared-contracts/routes';
import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Locator, test } from '../browser/shop-test.ts';
import { readThrough } from '../browser/whole-page.ts';
import { releasedFile } from '../edge/released-file.ts';
import { REMOTE_FAULTS } from './remote-fault-table.ts';

// The cache of a shared tab would already have the files of the remote.
test.use({ edge: 'with long timeouts', tab: 'own' });

/** For each remote, the module that the home page loads, either at once or after a tap. */
const MODULES = {
  catalog: 'product-carousel',
  inspiration: 'visualizer',
  'cart-checkout': 'add-intent',
  account: 'login-dialog',
};
const FAULTS = REMOTE_FAULTS.filter(({ title }) => /missing|without a response/.test(title));

/** The sections that remotes render, each with an element that only a complete section has. */
const SECTIONS: Readonly<Record<string, (section: Locator) => Locator>> = {
  'Choose a sheet': (section) => section.getByRole('article').nth(4),
  'Pick your substrate': (section) => section.getByRole('link').nth(2),
  'See it in a room': (section) => section.getByRole('link', { name: 'View More' }),
  Inspiration: (section) => section.getByRole('tab').nth(7),
  'Side by side': (section) => section.getByRole('img').nth(2),
  'One room, many decors': (section) => section.getByRole('link', { name: /^Play/ }).nth(1),
};

for (const [remote, module] of Object.entries(MODULES)) {
  for (const { title, file, respond } of FAULTS) {
    // Each run tests one of these; `npm run test:matrix` tests all.
    const isOrdinary = remote === 'inspiration' && title === 'the entry missing';
    test(`HOME-62 the home page is whole with ${title} of ${remote}`, {
      tag: isOrdinary ? [] : ['@matrix'],
    }, async ({ page, allow }) => {
      allow(/Failed to load resource/);
      const asked: string[] = [];
      await page.route(`**${await releasedFile(remote, file === 'chunk' ? module : undefined)}*`, (route) => {
        asked.push(route.request().url());
        return respond(route);
      });
      await page.goto(pagePath('/'), { waitUntil: 'commit' });
      await untilHydrated(page);
      await readThrough(page);
      // The home page shows nothing of the other two remotes before a tap.
      if (remote === 'catalog' || remote === 'inspiration')
        await expect.poll(() => asked.length).toBeGreaterThan(0);
      for (const [name, content] of Object.entries(SECTIONS)) {
        await expect(content(page.getByRole('region', { name }))).toBeVisible();
      }
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(main.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
}
