import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A tab that the tests of a worker share, with its process and HTTP cache: a new tab doubles the processor time of a visit. */
export type SharedTab = {
  page: Page;
  /** Undoes all changes of the last test. @returns false if that is impossible, and the tab must be closed */
  reset: () => Promise<boolean>;
};

/** Path of an empty document on each origin, which works even after its server has ended. */
const BETWEEN_TESTS = '/between-tests';
const PICTURES = '*/images/*.webp*';

/**
 * A transparent WebP file of 64 × 64 pixels. With a `srcset`, browsers divide the size of a file by its density; the `naturalWidth` of a
 * single pixel would be 0, by which tests recognise a lost picture.
 */
const STAND_IN = Buffer.from('UklGRiAAAABXRUJQVlA4TBMAAAAvP8APEAcQEREAEsL/91pE/1M/AA==', 'base64');

const HEARD = ['request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror', 'popup'];

export async function openSharedTab(browser: Browser, hasStandIns: boolean): Promise<SharedTab> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await standIn(devTools, hasStandIns ? [`*${BETWEEN_TESTS}`, PICTURES] : [`*${BETWEEN_TESTS}`]);
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    const { origin, protocol } = new URL(frame.url());
    if (frame === page.mainFrame() && protocol === 'http:') origins.add(origin);
  });
  const undo = noteChanges(context, page);

  const reset = async () => {
    for (const other of context.pages()) if (other !== page) await other.close();
    if (page.isClosed()) return false;
    for (const event of HEARD) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await undo();
    await context.setOffline(false);
    await page.mouse.move(-1, -1);
    for (const origin of origins) await emptyStorage(page, origin);
    origins.clear();
    await context.clearCookies();
    await context.clearPermissions();
    await devTools.send('Page.resetNavigationHistory');
    return true;
  };
  return { page, reset };
}

/** Responds with an empty document or the stand-in picture. `page.route` would do the same, but turns off the HTTP cache. */
async function standIn(devTools: CDPSession, patterns: readonly string[]): Promise<void> {
  devTools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isDocument = request.url.endsWith(BETWEEN_TESTS);
    const responseHeaders = [
      { name: 'content-type', value: isDocument ? 'text/html' : 'image/webp' },
      { name: 'cache-control', value: 'max-age=31536000, immutable' },
    ];
    const body = isDocument ? '' : STAND_IN.toString('base64');
    const response = { requestId, responseCode: 200, responseHeaders, body };
    // The page may no longer wait for the response.
    devTools.send('Fetch.fulfillRequest', response).catch(() => undefined);
  });
  await devTools.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
}

/** Records the init scripts and DevTools sessions that a test adds, because Playwright has no list of them. @returns removes them */
function noteChanges(context: BrowserContext, page: Page): () => Promise<void> {
  const scripts: { dispose: () => Promise<void> }[] = [];
  const sessions: CDPSession[] = [];
  for (const target of [context, page]) {
    const add = target.addInitScript.bind(target);
    target.addInitScript = async (...[script, argument, options]) => {
      const added = await add(script, argument, options);
      scripts.push(added);
      return added;
    };
  }
  const open = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await open(target);
    sessions.push(session);
    return session;
  };
  // A fake clock cannot be removed, and an emulated medium is lost when the process changes before the first document.
  const refuse = () => Promise.reject(new Error("Needs a tab of its own: test.use({ tab: 'own' })."));
  context.clock.install = refuse;
  page.emulateMedia = refuse;
  return async () => {
    for (const script of scripts.splice(0)) await script.dispose();
    // The test may have ended the session itself.
    for (const session of sessions.splice(0)) await session.detach().catch(() => undefined);
  };
}

/** Leaves the last document for an empty one in the same process, and deletes what the test has stored. */
async function emptyStorage(page: Page, origin: string): Promise<void> {
  await page.goto(origin + BETWEEN_TESTS);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Responds with one small file to requests for composed pictures, because composing takes a quarter of a second of processor time. */
export async function standInForPictures(context: BrowserContext): Promise<void> {
  await context.route(/\/images\/[^?]+\.webp/, (route) =>
    route.fulfill({ contentType: 'image/webp', body: STAND_IN }),
  );
}
