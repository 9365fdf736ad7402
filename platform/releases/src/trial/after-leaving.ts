import type { Page } from 'playwright';
import { lateBy, type Reason } from '../gate/rules/visit-rules.ts';
import { isPaymentPath, POLICY } from '../policy.ts';
import { type PageActivity, pageActivity } from './in-page/count-timers.ts';
import { pageFrame } from './in-page/page-look.ts';
import { isMarkedDocument, markDocument } from './in-page/page-state.ts';
import { changedFrame, lookOf, lostContent, type PageLook, untilLoaded } from './page-look.ts';
import { inTime, openHydrated } from './phone.ts';

/** Pixels from the top of the window, below the header. */
const AWAY = 400;
/** Number of attempts, between which an animation or timer may end and the shell may move the focus. */
const TIMES = 3;

/** Number of times that a page is left, until a link leads to the other page without loading a document. */
const MOST_DOCUMENTS = 4;

/** The live version of the other page, on which the things that a page leaves behind are measured. */
export interface LiveOther {
  look: PageLook;
  activity: PageActivity;
}

/**
 * Goes from an open page to the other page, by the link in the footer.
 * @param isShellTried whether the frame may have changed
 * @returns what the page has left behind, one sentence each
 */
export async function leftBehind(
  page: Page,
  address: string,
  live: LiveOther,
  isShellTried: boolean,
): Promise<Reason[]> {
  if (new URL(page.url()).pathname === POLICY.pages.plain) return [];
  try {
    await leave(page);
  } catch {
    return lateBy('frame', `${address}: the footer’s link to ${POLICY.pages.plain} does not work.`);
  }
  // Moves the pointer away, because a link under it looks different.
  await inTime(page.mouse.move(0, AWAY));
  const left = `${POLICY.pages.plain} after ${address}`;
  let reasons: Reason[] = [];
  let after = live.activity;
  for (let turn = 0; turn < TIMES; turn += 1) {
    after = await inTime(page.evaluate(pageActivity));
    reasons = focusErrors(left, after);
    if (!isShellTried) reasons.push(...changedFrame(left, live.look, await lookOf(page)));
    if (reasons.length === 0 && goesOn(left, after, live.activity).length === 0) return [];
  }
  if (goesOn(left, after, live.activity).length === 0) return reasons;
  // The other page may belong to the tried builds, so it is compared with itself when it is opened alone.
  await openHydrated(page, page.url());
  await lookOf(page);
  return [...reasons, ...goesOn(left, after, await inTime(page.evaluate(pageActivity)))];
}

/** Opens the page again: with Back, or once more in the same tab. @returns the content that it lacks the second time */
export async function lostSecondTime(
  page: Page,
  address: string,
  live: PageLook,
  way: 'back' | 'reload',
): Promise<Reason[]> {
  const again = `${address} the second time`;
  if (way === 'reload') {
    await openHydrated(page, new URL(address, page.url()).href);
    const isWhole = await untilLoaded(page);
    const { contents } = await inTime(page.evaluate(pageFrame, POLICY.currency));
    return lostContent(again, live, { contents, isWhole });
  }
  await page.goBack();
  // Only the title is checked: content below the window may wait until it is near, so there is less of it than in a document.
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const isShown = await title
    .first()
    .waitFor()
    .then(() => true)
    .catch(() => false);
  const hadTitle = live.parts.some(({ kind }) => kind === 'title');
  return isShown || !hadTitle ? [] : lateBy('content', `${again} has lost its title in a browser.`);
}

/** Goes to the other page without loading a document if possible: a link loads one as long as the module of its page is missing. */
async function leave(page: Page): Promise<void> {
  const opened = page.url();
  for (let turn = 1; ; turn += 1) {
    await inTime(page.evaluate(markDocument));
    await page.getByRole('contentinfo').locator(`a[href="${POLICY.pages.plain}"]`).first().click();
    await page.waitForURL((url) => url.pathname === POLICY.pages.plain);
    // All links of the payment page load a document, so that what its policy allows stays on that page.
    const isDocument = isPaymentPath(new URL(opened).pathname) || turn === MOST_DOCUMENTS;
    if (isDocument || (await inTime(page.evaluate(isMarkedDocument)))) return;
    await openHydrated(page, opened);
    await lookOf(page);
  }
}

function focusErrors(left: string, { keepsFocus }: PageActivity): Reason[] {
  return keepsFocus ? [] : lateBy('left-behind', `${left} takes the focus away.`);
}

/** The activity that goes on after a page was left. */
function goesOn(left: string, after: PageActivity, usual: PageActivity): Reason[] {
  const [intervals, loops] = [after.intervals - usual.intervals, after.loops - usual.loops];
  return lateBy(
    'left-behind',
    ...(intervals > 0 ? [`${left} still has running intervals: ${intervals}.`] : []),
    ...(loops > 0 ? [`${left} still has endless animations: ${loops}.`] : []),
  );
}
