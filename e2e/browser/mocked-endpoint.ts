import type { Page } from '@playwright/test';
import type { Endpoint } from 'shared-contracts/endpoint';

export type MockedResponse = { json: unknown };

/** Mocks an endpoint in this page. The renderer on the server still calls the real provider. */
export async function mockEndpoint(page: Page, { path }: Endpoint, response: MockedResponse): Promise<void> {
  for (const address of [`**${path}?*`, `**${path}`])
    await page.route(address, (route) => route.fulfill(response));
}
