import type { Page } from '@playwright/test';

export type JsonLd = { '@type': string; [property: string]: unknown };

/** What the document says to search engines, in its order. */
export async function jsonLd(page: Page): Promise<JsonLd[]> {
  const written = await page.locator('head script[type="application/ld+json"]').allTextContents();
  return written.map((json) => JSON.parse(json));
}
