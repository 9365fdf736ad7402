import type { Page } from '@playwright/test';

/** Ticks a filter in the side panel, or in the drawer of a narrow window, where it applies it too. */
export async function chooseFilter(page: Page, name: string): Promise<void> {
  const openDrawer = page.getByRole('link', { name: /^Filters/ });
  const filter = page.getByRole('checkbox', { name }).filter({ visible: true });
  if (!(await openDrawer.isVisible())) return filter.check();
  await openDrawer.click();
  await filter.check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
}
