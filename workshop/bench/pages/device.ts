import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone and its line. */
export type Device = {
  /** Milliseconds, and bytes a second. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number; offline: false };
  slowdown: number;
};

/** A cheap phone over 4G, on which the bench measures. */
export const CHEAP_PHONE: Device = { network: lineOf(150, 1_600_000, 750_000), slowdown: 4 };
/** `npm run bench -- --slow`: an old phone at the edge of the network. */
export const OLD_PHONE: Device = { network: lineOf(400, 400_000, 400_000), slowdown: 6 };

/** @param download and `upload` in bits a second */
function lineOf(latency: number, download: number, upload: number): Device['network'] {
  return { latency, downloadThroughput: download / 8, uploadThroughput: upload / 8, offline: false };
}

/** Slows a tab down to a device. */
export async function emulate(session: CDPSession, { network, slowdown } = CHEAP_PHONE): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

export type Phone = { context: BrowserContext; tab: Page; cdp: CDPSession };

/** A tab with an empty cache on a device. */
export async function openPhone(browser: Browser, device = CHEAP_PHONE): Promise<Phone> {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  });
  return { context, ...(await openTab(context, device)) };
}

/** Another tab of the same phone. */
export async function openTab(
  context: BrowserContext,
  device = CHEAP_PHONE,
): Promise<Omit<Phone, 'context'>> {
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  await emulate(cdp, device);
  return { tab, cdp };
}
