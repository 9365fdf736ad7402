import { openPage } from '../../browser/open-page.ts';
import { expect, test } from '../../browser/shop-test.ts';

test('a tick is applied, however soon Apply Filters follows', { tag: ['@catalog'] }, async ({ page }) => {
  await openPage(page, '/shop/Sheet');
  await page.getByRole('link', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const apply = await drawer.getByRole('button', { name: 'Apply Filters' }).elementHandle();
  await drawer.getByRole('checkbox', { name: 'Stone' }).evaluate(async (box: HTMLInputElement, button) => {
    box.click();
    // A real tap lasts several frames. This click follows within the same frame.
    button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await null;
    (button as HTMLElement).click();
  }, apply);
  await expect(page).toHaveURL('/shop/Sheet?type=Stone');
});

test('SHOP-87 a tick stays, however slowly the page renders', { tag: '@catalog' }, async ({ page }) => {
  await openPage(page, '/shop/Sheet');
  await page.getByRole('link', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const stone = drawer.getByRole('checkbox', { name: 'Stone' });
  await expect(stone).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const shown = await stone.evaluate(async (box: HTMLInputElement) => {
    // React's clock runs so fast that each task renders only a few elements. The choice is applied after the first of these tasks.
    let time = performance.now();
    let tasks = 0;
    performance.now = () => {
      time += 1;
      return time;
    };
    window.requestAnimationFrame = () => 0;
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      tasks += 1;
      if (tasks === 1) post.call(this, message);
      else setTimeout(() => post.call(this, message), tasks === 2 ? 200 : 20);
    };
    box.click();
    const states = new Set<boolean>();
    for (const end = Date.now() + 2_500; Date.now() < end; await new Promise((next) => setTimeout(next))) {
      states.add(box.checked);
    }
    return [...states];
  });
  expect(shown).toEqual([true]);
});
