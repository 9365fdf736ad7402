import type { Page, Request } from '@playwright/test';

/** @returns a function that waits until no request is pending */
export function watchRequests(tab: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let quiet = Promise.withResolvers<void>();
  const end = (request: Request) => {
    underWay.delete(request);
    if (underWay.size === 0) quiet.resolve();
  };
  tab.on('request', (request) => {
    if (underWay.size === 0) quiet = Promise.withResolvers();
    underWay.add(request);
  });
  tab.on('requestfinished', end);
  tab.on('requestfailed', end);
  return () => quiet.promise;
}
