import type { Page } from 'playwright';
import { lateBy, type Reason } from '../gate/rules/visit-rules.ts';
import { isPaymentPath, POLICY } from '../policy.ts';
import { type PageActivity, pageActivity } from './in-page/count-timers.ts';
import { pageFrame } from './in-page/page-look.ts';
import { isMarkedDocument, markDocument } from './in-page/page-state.ts';
import { changedFrame, lookOf, lostContent, type PageLook, untilLoaded } from './page-look.ts';
import { inTime, openHydrated } from './phone.ts';

/** Pixels from the top of the window, where no header is. */
const AWAY = 400;
/** Times in which an animation or a timer may end, and the shell has moved the focus. */
const TIMES = 3;

/** Times that a page is left, until it is within its document. */
const MOST_DOCUMENTS = 4;

/** The other page as it is live: what a page leaves behind is measured there. */
export interface LiveOther {
  look: PageLook;
  activity: PageActivity;
}

/**
 * Goes from an open page to the other page, by the footer's link. @returns what the page has left behind, one sentence each
 * @param isShellTried the frame may have changed
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
  // A link under the pointer looks different.
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
  // The other page may belong to the tried builds: compares with what it runs when it is opened alone.
  await openHydrated(page, page.url());
  await lookOf(page);
  return [...reasons, ...goesOn(left, after, await inTime(page.evaluate(pageActivity)))];
}

/** Comes again: by Back, or by opening it once more in the same tab. @returns what is not there a second time */
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
  // What is below the window may wait until it is near, so that there is less of it than in a document.
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const isShown = await title
    .first()
    .waitFor()
    .then(() => true)
    .catch(() => false);
  const hadTitle = live.parts.some(({ kind }) => kind === 'title');
  return isShown || !hadTitle ? [] : lateBy('content', `${again} has lost its title in a browser.`);
}

/** Goes to the other page within the document, where it can: a link loads a document while the module of its page is not there. */
async function leave(page: Page): Promise<void> {
  const opened = page.url();
  for (let turn = 1; ; turn += 1) {
    await inTime(page.evaluate(markDocument));
    await page.getByRole('contentinfo').locator(`a[href="${POLICY.pages.plain}"]`).first().click();
    await page.waitForURL((url) => url.pathname === POLICY.pages.plain);
    // What the policy of the payment's document lets in stays there: each of its links loads a document.
    const isDocument = isPaymentPath(new URL(opened).pathname) || turn === MOST_DOCUMENTS;
    if (isDocument || (await inTime(page.evaluate(isMarkedDocument)))) return;
    await openHydrated(page, opened);
    await lookOf(page);
  }
}

function focusErrors(left: string, { keepsFocus }: PageActivity): Reason[] {
  return keepsFocus ? [] : lateBy('left-behind', `${left} takes the focus away.`);
}

/** What runs more than it should. */
function goesOn(left: string, after: PageActivity, usual: PageActivity): Reason[] {
  const [intervals, loops] = [after.intervals - usual.intervals, after.loops - usual.loops];
  return lateBy(
    'left-behind',
    ...(intervals > 0 ? [`${left} still has running intervals: ${intervals}.`] : []),
    ...(loops > 0 ? [`${left} still has endless animations: ${loops}.`] : []),
  );
}
