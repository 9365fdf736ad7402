import type { Page } from '@playwright/test';

export type JsonLd = { '@type': string; [property: string]: unknown };

/** The document's JSON-LD objects, in their order. */
export async function jsonLd(page: Page): Promise<JsonLd[]> {
  const written = await page.locator('head script[type="application/ld+json"]').allTextContents();
  return written.map((json) => JSON.parse(json));
}
