import { pagePath, productPath, shopPath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { timelineOf } from '../browser/timeline.ts';
import { sheetsOnSale } from '../provider-data/sheets-on-sale.ts';

const PATHS = {
  home: async () => pagePath('/'),
  sheets: async () => shopPath('Sheet'),
  'a product': async () => productPath((await sheetsOnSale())[0]),
  about: async () => pagePath('/about'),
};
const FRAMES = 30;

test.describe('an idle page is not repainted', () => {
  for (const [name, pathOf] of Object.entries(PATHS)) {
    test(name, async ({ page }) => {
      await openPage(page, await pathOf());
      const frames = () =>
        page.evaluate(async (count) => {
          for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
        }, FRAMES);
      // A picture that is still loading is painted once.
      await expect(async () => {
        const events = await timelineOf(page, frames);
        expect(events.filter(({ name }) => name === 'Paint').length).toBeLessThan(FRAMES / 4);
      }).toPass();
    });
  }
});
