import type { Page } from '../browser/shop-test.ts';

/** Navigates on the client, without loading a document. */
export function visitInPage(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    const state = { key: to, idx: history.length };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

/** Whether any hostile vector has run: each tries to call code that sets a global variable. */
export function ranHostile(page: Page): Promise<boolean> {
  return page.evaluate(() => 'ranHostile' in globalThis);
}

export function requestsAway(page: Page, own: string): string[] {
  const away: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(own).origin && protocol !== 'data:') away.push(request.url());
  });
  page.on('popup', (popup) => away.push(popup.url()));
  return away;
}
