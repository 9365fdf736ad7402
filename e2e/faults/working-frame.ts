import type { Page } from '@playwright/test';
import { expect } from '../browser/shop-test.ts';

/** Addresses of the documents that the page loads from now on: a second one is a reload. */
export function loadedDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  return documents;
}

export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
}
