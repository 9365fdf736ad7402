import type { Browser } from '@playwright/test';
import { CHEAP_PHONE } from '../pages/device.ts';
import type { MappedScript } from './mapped-builds.ts';
import { moduleAt } from './module-bytes.ts';

/** Microseconds between two samples. */
const SAMPLING = 200;
/** Milliseconds after `load`, in which the page starts. */
const START_TIME = 3_000;

/**
 * Visits a page with a slow processor and without an interaction.
 * @returns module → milliseconds in which its own functions ran
 */
export async function scriptTimes(
  browser: Browser,
  address: string,
  scriptOf: (address: string) => MappedScript | undefined,
): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_PHONE.slowdown });
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: SAMPLING });
  await session.send('Profiler.start');
  await tab.goto(address, { waitUntil: 'load' });
  await tab.waitForTimeout(START_TIME);
  const { profile } = await session.send('Profiler.stop');
  await context.close();

  const times = new Map<string, number>();
  for (const { callFrame, hitCount = 0 } of profile.nodes) {
    const { url, lineNumber, columnNumber } = callFrame;
    if (hitCount === 0 || !url.endsWith('.js')) continue;
    const script = scriptOf(url);
    const module = script ? moduleAt(script.map, lineNumber, columnNumber) : url;
    times.set(module, (times.get(module) ?? 0) + (hitCount * SAMPLING) / 1000);
  }
  return times;
}
