import type { Page } from '@playwright/test';
import type { Endpoint } from 'shared-contracts/endpoint';

/** A mocked response: a pending request, a network error, an error with this status, or this JSON. */
export type MockedResponse = 'silence' | 'no network' | { status: number } | { json: unknown };

/** Mocks an endpoint in this page. The renderer on the server still calls the real provider. */
export async function mockEndpoint(page: Page, endpoint: Endpoint, answer: MockedResponse): Promise<void> {
  await page.route(`**${endpoint.path}?*`, respond(answer));
  await page.route(`**${endpoint.path}`, respond(answer));
}

function respond(answer: MockedResponse): Parameters<Page['route']>[1] {
  return async (route) => {
    if (answer === 'silence') return;
    if (answer === 'no network') return route.abort('internetdisconnected');
    if ('status' in answer) return route.fulfill({ status: answer.status, json: {} });
    return route.fulfill({ json: answer.json });
  };
}
