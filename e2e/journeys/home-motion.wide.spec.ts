import { pagePath } from 'shared-contracts/routes';
import { draw } from '../browser/fingers.ts';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';

test.use({ edge: 'with long timeouts', hasTouch: true });

// Needs a browser, which makes pointer events from a finger only as long as it does not scroll the page.
test('HOME-2 the hero changes by itself, and with a finger that swipes over 40 px', async ({ page }) => {
  await openPage(page, pagePath('/'));
  const hero = page.getByRole('region', { name: 'Featured finishes' });
  const dots = hero.getByRole('button', { name: /^Show / });
  const expectShown = (place: number) => expect(dots.nth(place)).toHaveAttribute('aria-current', 'true');
  await expect(dots.first()).not.toHaveAttribute('aria-current', 'true');
  // The mouse stays on the dot, which stops the hero.
  await dots.nth(1).click();
  await expectShown(1);

  const box = await hero.locator('img').first().boundingBox();
  if (!box) throw new Error('The hero has no picture.');
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  await draw(page, [{ x, y }], [{ x: x - 40, y }]);
  await expectShown(1);
  await draw(page, [{ x, y }], [{ x: x - 41, y }]);
  await expectShown(2);
});
