import type { Locator, Page } from '@playwright/test';
import { filterProducts } from 'shared-contracts/product/endpoints';
import type { PriceRange, ProductFilters } from 'shared-contracts/product/facets';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { callProvider } from '../provider-data/provider-call.ts';

/** The line 'Showing a-b of n products', or its placeholder. */
export function resultLine(page: Page): Locator {
  return page.getByRole('region', { name: 'Products' }).getByRole('status').filter({ hasText: /./ });
}

export async function countProducts(
  filters: Partial<ProductFilters> & PriceRange & { productClass: string; material?: string },
): Promise<number> {
  return (await callProvider(filterProducts, { query: { limit: 1 }, body: { filters } })).totalItems;
}

/** The selling prices of the cards in rupees, in display order. */
export async function shownPrices(page: Page): Promise<number[]> {
  const prices = await page.getByRole('article').getByText('₹').and(page.locator('strong')).allTextContents();
  return prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
}

export function firstPageLine(total: number): string {
  return `Showing 1-${Math.min(PRODUCTS_PER_PAGE, total)} of ${total} products`;
}

/** Ticks a filter in the side panel. In a narrow window, ticks and applies it in the drawer. */
export async function chooseFilter(page: Page, name: string): Promise<void> {
  const openDrawer = page.getByRole('link', { name: /^Filters/ });
  const filter = page.getByRole('checkbox', { name }).filter({ visible: true });
  if (!(await openDrawer.isVisible())) return filter.check();
  await openDrawer.click();
  await filter.check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
}
