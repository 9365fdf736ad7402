import type { Page } from '@playwright/test';

/** Marks what the next documents bring rendered, before a script of theirs runs. */
export async function markRendered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const rendered = document.querySelector('#root > :not(link)');
      if (document.readyState === 'interactive' && rendered) Object.assign(rendered, { isRendered: true });
    });
  });
}

/** Whether the page that is shown is still the rendered one: a page that was built anew looks the same. */
export function keepsRendered(page: Page): Promise<boolean> {
  return page
    .locator('#root > :not(link)')
    .first()
    .evaluate((shown) => 'isRendered' in shown);
}
