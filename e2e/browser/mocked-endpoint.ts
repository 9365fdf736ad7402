import type { CDPSession, Page } from '@playwright/test';
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

/** Pattern of addresses → response. The last matching one wins. */
type Mocks = { session: CDPSession; responses: Map<string, MockedResponse | Script> };

type Script = { script: string };

const mocksOfPages = new WeakMap<Page, Mocks>();

/**
 * Mocks an endpoint in this page as `mockEndpoint` does, but by the DevTools protocol: a page with routes has no HTTP cache, and
 * each of its requests goes through the test. Where a page has routes as well, Playwright reports no events of these requests.
 */
export function mockWithCache(page: Page, { path }: Endpoint, response: MockedResponse): Promise<void> {
  return mockAddress(page, `*${path}`, response);
}

/** @param pattern of the address without its query, in which * is any text */
export async function mockAddress(
  page: Page,
  pattern: string,
  response: MockedResponse | Script,
): Promise<void> {
  const { session, responses } = mocksOfPages.get(page) ?? (await startMocking(page));
  responses.delete(pattern);
  responses.set(pattern, response);
  // Unescaped, ? is any character.
  const patterns = [...responses.keys()].flatMap((own) => [
    { urlPattern: own },
    { urlPattern: `${own}\\?*` },
  ]);
  await session.send('Fetch.enable', { patterns });
}

async function startMocking(page: Page): Promise<Mocks> {
  const session = await page.context().newCDPSession(page);
  const mocks: Mocks = { session, responses: new Map() };
  mocksOfPages.set(page, mocks);
  session.on('close', () => mocksOfPages.delete(page));
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const [address = ''] = request.url.split('?');
    const [, response] = [...mocks.responses].findLast(([pattern]) => matches(address, pattern)) ?? [];
    // The page may have left the request.
    respondByDevTools(session, requestId, response).catch(() => undefined);
  });
  return mocks;
}

function matches(address: string, pattern: string): boolean {
  const [, ...parts] = pattern.split('*');
  const end = parts.pop() ?? '';
  return address.endsWith(end) && parts.every((part) => address.includes(part));
}

async function respondByDevTools(
  session: CDPSession,
  requestId: string,
  response: MockedResponse | Script | undefined,
) {
  if (response === 'pending') return;
  if (response === 'no network' || !response) {
    return session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' });
  }
  const isScript = 'script' in response;
  const text = isScript ? response.script : JSON.stringify('status' in response ? {} : response.json);
  return session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 'status' in response ? response.status : 200,
    responseHeaders: [{ name: 'content-type', value: isScript ? 'text/javascript' : 'application/json' }],
    body: Buffer.from(text).toString('base64'),
  });
}
