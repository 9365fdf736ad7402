import type { Page } from 'playwright';
import { lateBy, type Reason, seenBy } from '../gate/rules/visit-rules.ts';
import { addressErrors, frameErrors, told } from './browser-visits.ts';
import { isMarkedDocument, markDocument, pageExtent } from './in-page/page-state.ts';
import { changedFrame, lookOf, lostContent, type PageLook } from './page-look.ts';
import { inTime, openHydrated, type Phone } from './phone.ts';
import { unseenElsewhere } from './seen-page.ts';
import { fainterParts, unseenParts } from './seen-parts.ts';

/** Milliseconds. A minute passes in steps, so that requests get their responses in between. */
const STEP = 10_000;
const STEPS = 6;
/** Limits for a minute without input. The shop's own pages send one or two requests in it. */
const MOST = { requests: 30, lines: 30, elements: 60 };

/**
 * Faults of a page that stays open for a minute, in which its timers are fast-forwarded: one sentence each.
 * @param phone its clock is installed
 * @param look the live page on the same phone
 * @param isShellTried whether the frame may have changed
 */
export async function laterErrors(
  { page, takeFaults, takeTraffic }: Phone,
  origin: string,
  address: string,
  look: PageLook,
  isShellTried: boolean,
): Promise<Reason[]> {
  const reasons: Reason[] = [];
  const later = `${address} after a minute`;
  try {
    await openHydrated(page, origin + address);
    await lookOf(page);
    takeFaults();
    takeTraffic();
    await inTime(page.evaluate(markDocument));
    const before = (await inTime(page.evaluate(pageExtent))).elements;
    const thrown = await minuteOf(page);
    if (thrown !== undefined) reasons.push(...seenBy('faults', `${later}: ${thrown}`));
    const { requests, lines } = takeTraffic();
    if (requests > MOST.requests)
      reasons.push(...seenBy('responds', `${later} has sent ${requests} requests that nobody asked for.`));
    if (lines > MOST.lines)
      reasons.push(...seenBy('responds', `${later} has written ${lines} lines to the console.`));
    const now = await lookOf(page);
    const added = await addedElements(page, before);
    if (added > MOST.elements)
      reasons.push(...seenBy('responds', `${later} adds ${added} elements each minute by itself.`));
    if (!(await inTime(page.evaluate(isMarkedDocument))))
      reasons.push(...seenBy('stays', `${later} is loaded again by itself.`));
    reasons.push(...addressErrors(page, origin, address, later));
    reasons.push(
      ...lostContent(later, look, now),
      ...seenBy(
        'seen',
        ...fainterParts(later, look.parts, now.parts),
        ...unseenParts(later, now.parts, 'on a phone'),
      ),
    );
    reasons.push(...(await frameErrors(page, later)));
    if (!isShellTried) reasons.push(...changedFrame(later, look, now));
    reasons.push(...(await unseenElsewhere(page, later, now)));
  } catch {
    reasons.push(...lateBy('responds', `${later} does not respond in a browser.`));
  }
  return [...told(later, takeFaults()), ...reasons];
}

/** The elements that a page adds in each of two minutes. Content that loads late is added only once. */
async function addedElements(page: Page, before: number): Promise<number> {
  const count = async () => (await inTime(page.evaluate(pageExtent))).elements;
  const afterOne = await count();
  if (afterOne - before <= MOST.elements) return 0;
  await minuteOf(page);
  return (await count()) - afterOne;
}

/** @returns the error that a timer has thrown, which stops the clock */
async function minuteOf(page: Page): Promise<string | undefined> {
  try {
    for (let step = 0; step < STEPS; step += 1) await page.clock.runFor(STEP);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0]?.replace(/^\S*runFor: /, '') : String(error);
  }
}
