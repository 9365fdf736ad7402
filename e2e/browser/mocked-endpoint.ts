import type { CDPSession, Page } from '@playwright/test';
import type { Endpoint } from 'shared-contracts/endpoint';

/** A mocked response: a pending request, a network error, an error with this status, or this JSON. */
export type MockedResponse = 'pending' | 'no network' | { status: number } | { json: unknown };

type Mocks = { session: CDPSession; responses: Map<string, MockedResponse> };

const mocksOfPages = new WeakMap<Page, Mocks>();

/**
 * Mocks an endpoint in this page; the last mock of an endpoint wins. The renderer on the server still calls the real provider.
 * By the DevTools protocol, because Playwright turns off the HTTP cache of a page with routes.
 */
export async function mockEndpoint(page: Page, endpoint: Endpoint, response: MockedResponse): Promise<void> {
  const mocks = mocksOfPages.get(page) ?? (await startMocking(page));
  mocks.responses.set(endpoint.path, response);
  const patterns = [...mocks.responses.keys()].flatMap((path) => [
    { urlPattern: `*${path}` },
    // Unescaped, ? is any character.
    { urlPattern: `*${path}\\?*` },
  ]);
  await mocks.session.send('Fetch.enable', { patterns });
}

async function startMocking(page: Page): Promise<Mocks> {
  const session = await page.context().newCDPSession(page);
  const mocks: Mocks = { session, responses: new Map() };
  mocksOfPages.set(page, mocks);
  session.on('close', () => mocksOfPages.delete(page));
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const response = mocks.responses.get(new URL(request.url).pathname);
    // The page may have left the request.
    respond(session, requestId, response).catch(() => undefined);
  });
  return mocks;
}

async function respond(session: CDPSession, requestId: string, response: MockedResponse | undefined) {
  if (response === 'pending') return;
  if (response === 'no network' || !response) {
    return session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
  }
  const [status, json] = 'status' in response ? [response.status, {}] : [200, response.json];
  return session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: [{ name: 'content-type', value: 'application/json' }],
    body: Buffer.from(JSON.stringify(json)).toString('base64'),
  });
}
