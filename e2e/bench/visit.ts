import type { Browser, CDPSession } from '@playwright/test';

/** What the goal is measured on: a cheap phone over 4G. */
const NETWORK = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const CPU_SLOWDOWN = 4;

export type Visit = {
  /** Milliseconds from the start of the navigation until the page's content was painted. */
  contentMs: number;
  /** Bytes of JavaScript on the wire until then and until the page is quiet, before the first scroll. */
  scriptBytes: number;
};

export type VisitedPage = {
  name: string;
  path: string /** CSS selector of what stands for its content. */;
  content: string;
};

/** One visit with an empty cache. */
export async function visit(browser: Browser, origin: string, page: VisitedPage): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  const scripts = await countScriptBytes(session);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await tab.addInitScript(markContent, page.content);
  await tab.goto(origin + page.path, { waitUntil: 'load' });
  const contentMs = await tab.waitForFunction(() => performance.getEntriesByName('content')[0]?.startTime);
  const visited = { contentMs: (await contentMs.jsonValue()) ?? Number.NaN, scriptBytes: scripts() };
  await context.close();
  return visited;
}

/** Runs in the page: marks the frame after the content has come. */
function markContent(selector: string): void {
  const watch = () => {
    if (document.querySelector(selector)) requestAnimationFrame(() => performance.mark('content'));
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

async function countScriptBytes(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return () => [...scripts].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
}
