import type { Browser } from '@playwright/test';
import { openPage } from '../shop/open-page.ts';
import { CPU_SLOWDOWN, NETWORK } from './visit.ts';

/** Ticked one after the other: each answer is another list. */
const TICKS = ['1.5mm Acrylic', 'Solid', 'Kitchen', 'Blue', 'Green', 'Office'];

/** Milliseconds from each tick in the side panel to the frame that shows its products, pictures left out of account. */
export async function filterToGrid(browser: Browser, origin: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const tab = await context.newPage();
  await openPage(tab, `${origin}/shop/Sheet`);
  const session = await context.newCDPSession(tab);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times: number[] = [];
  for (const value of TICKS) times.push(await tab.evaluate(tickToGrid, value));
  await context.close();
  return times;
}

/** Runs in the page. */
async function tickToGrid(value: string): Promise<number> {
  const box = document.querySelector<HTMLInputElement>(`aside input[value="${value}"]`);
  const list = document.querySelector('main section[aria-busy]');
  if (!box || !list) throw new Error(`The shop page has no filter ${value}.`);
  const frame = () => new Promise(requestAnimationFrame);
  const start = performance.now();
  box.click();
  while (list.ariaBusy !== 'true') await frame();
  while (list.ariaBusy === 'true') await frame();
  // The frame after the one in which React has written.
  await frame();
  return performance.now() - start;
}
