import type { Page } from '@playwright/test';

/** Opens a page, and waits until it answers clicks: what the server rendered looks the same a moment before. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilStarted(page);
}

/** Until React has taken over the document, or built it. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('header a');
    return link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}
