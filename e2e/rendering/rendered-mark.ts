import type { Page } from '@playwright/test';

/** Marks the server-rendered content of the next documents, before any of their scripts runs. */
export async function markRendered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const rendered = document.querySelector('#root > :not(link)');
      if (document.readyState === 'interactive' && rendered) Object.assign(rendered, { isRendered: true });
    });
  });
}

/** Whether the server-rendered page is still shown: a page that the browser rendered again looks the same. */
export function keepsRendered(page: Page): Promise<boolean> {
  return page
    .locator('#root > :not(link)')
    .first()
    .evaluate((shown) => 'isRendered' in shown);
}
