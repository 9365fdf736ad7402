import type { Page } from '@playwright/test';
import type { Endpoint } from 'shared-contracts/endpoint';

/** A mocked response: a pending request, a network error, an error with this status, or this JSON. */
export type MockedResponse = 'pending' | 'no network' | { status: number } | { json: unknown };

/** Mocks an endpoint in this page. The renderer on the server still calls the real provider. */
export async function mockEndpoint(page: Page, endpoint: Endpoint, response: MockedResponse): Promise<void> {
  await page.route(`**${endpoint.path}?*`, respond(response));
  await page.route(`**${endpoint.path}`, respond(response));
}

function respond(response: MockedResponse): Parameters<Page['route']>[1] {
  return async (route) => {
    if (response === 'pending') return;
    if (response === 'no network') return route.abort('internetdisconnected');
    if ('status' in response) return route.fulfill({ status: response.status, json: {} });
    return route.fulfill({ json: response.json });
  };
}
