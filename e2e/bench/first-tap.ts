import type { Browser, Page } from '@playwright/test';
import { emulate } from './device.ts';
import type { VisitedPage, VisitOptions } from './visit.ts';

/** Milliseconds from the start of the navigation. */
export type FirstTap = {
  /** When the main control is seen, and tapped at once. */
  tapped: number;
  /** When the page responds: it goes to the link's address, dims the button, or does what the button says. */
  responded: number;
};

/** One visit with an empty cache by a shopper who does not wait. NaN for a button of a page without scripts. */
export async function firstTap(
  browser: Browser,
  origin: string,
  { path, control, isLink }: VisitedPage,
  { hasScript, device }: VisitOptions,
): Promise<FirstTap> {
  if (!hasScript && !isLink) return { tapped: Number.NaN, responded: Number.NaN };
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await emulate(session, device);
  await tab.addInitScript(noteNavigation);
  await tab.goto(origin + path, { waitUntil: 'commit' });
  const seen = control(tab).first();
  await seen.waitFor();
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await seen.scrollIntoViewIfNeeded();
  const box = await seen.boundingBox();
  if (!box) throw new Error(`The control of ${path} is not on the page.`);
  await seen.evaluate(noteResponse);
  await tab.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const times = await read(tab);
  await context.close();
  return times;
}

/** The times outlive the page that a link leaves. */
async function read(tab: Page): Promise<FirstTap> {
  const noted = await tab.waitForFunction(() => {
    const [started, tapped, responded] = ['started', 'tapped', 'responded'].map((name) =>
      Number(sessionStorage.getItem(name)),
    );
    return started && tapped && responded && { tapped: tapped - started, responded: responded - started };
  });
  const times = await noted.jsonValue();
  if (!times) throw new Error('The page did not respond.');
  return times;
}

/** Runs in each page, first of all. */
function noteNavigation(): void {
  const note = (name: string, time: number) => {
    if (!sessionStorage.getItem(name)) sessionStorage.setItem(name, String(time));
  };
  note('started', performance.timeOrigin);
  // A router replaces the state of the first address without leaving it.
  navigation.addEventListener('navigate', ({ destination }) => {
    if (destination.url !== location.href) note('responded', performance.timeOrigin + performance.now());
  });
}

/** Runs in the page. */
function noteResponse(control: SVGElement | HTMLElement): void {
  const note = (name: string) =>
    sessionStorage.setItem(name, String(performance.timeOrigin + performance.now()));
  window.addEventListener('touchstart', () => note('tapped'), { capture: true, once: true });
  if (control instanceof HTMLAnchorElement) return;
  const isDimmed = () => control.getAnimations().some((animation) => !(animation instanceof CSSTransition));
  const watch = () => {
    const hasResponded = control.ariaBusy === 'true' || isDimmed() || document.querySelector('dialog[open]');
    if (hasResponded && sessionStorage.getItem('tapped')) note('responded');
    else requestAnimationFrame(watch);
  };
  watch();
}
