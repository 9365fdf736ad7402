import type { Page } from '@playwright/test';
import type { ErrorReport } from 'shared-contracts/document';

/** The first error that the page reports to the edge server (PROM-171). Called before the page is opened. */
export async function errorReport(page: Page): Promise<ErrorReport> {
  const request = await page.waitForRequest('**/error-reports');
  return request.postDataJSON();
}
