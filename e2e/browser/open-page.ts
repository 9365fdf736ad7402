import type { Page } from '@playwright/test';

/** Opens a page and waits for hydration: the rendered document looks the same before it can respond to clicks. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** Waits until React has hydrated or rendered the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('header a');
    return link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}
