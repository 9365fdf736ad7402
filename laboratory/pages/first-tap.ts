import { type Browser, errors, type Page } from '@playwright/test';
import { emulate } from './device.ts';
import type { VisitedPage, VisitOptions } from './visit.ts';

/** Milliseconds from the start of the navigation. */
export type FirstTap = {
  /** When the main control is seen, and tapped at once. */
  tapped: number;
  /** When the page responds: it goes to the link's address, dims the button, or does what the button says. Infinity: a lost tap. */
  responded: number;
};

/**
 * One visit with an empty cache by a shopper who does not wait. The page itself tells when its control is seen, in one message: a
 * driver that asks for it has to wait for the main thread several times. NaN for a button of a page without scripts.
 */
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
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: SEEN });
  const tap = new Promise<void>((resolve, reject) => {
    session.once('Runtime.bindingCalled', ({ payload }) => {
      const touchPoints = [JSON.parse(payload) as { x: number; y: number }];
      session
        .send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
        .then(() => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
        .then(() => resolve(), reject);
    });
  });
  await tab.addInitScript(noteNavigation);
  await tab.addInitScript(tellWhenSeen, { ...control, seen: SEEN });
  await tab.goto(origin + path, { waitUntil: 'commit' });
  await tap;
  const times = await read(tab);
  await context.close();
  return times;
}

/** The function that a page calls when its control is seen. */
const SEEN = 'controlSeen';

/** Milliseconds after which no shopper waits for a response to a tap. */
const LOST = 10_000;

/** The times outlive the page that a link leaves. A tap without a response is responded to never. */
async function read(tab: Page): Promise<FirstTap> {
  const responded = tab.waitForFunction(() => sessionStorage.getItem('responded'), null, { timeout: LOST });
  await responded.catch((error) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
  return await tab.evaluate(() => {
    const timeOf = (name: string) => Number(sessionStorage.getItem(name) ?? Number.POSITIVE_INFINITY);
    return {
      tapped: timeOf('tapped') - timeOf('started'),
      responded: timeOf('responded') - timeOf('started'),
    };
  });
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

/** Runs in each page: sends the middle of the control as soon as it is painted, and notes the tap on it. */
function tellWhenSeen({ selector, text, seen }: { selector: string; text?: string; seen: string }): void {
  if (sessionStorage.getItem('tapped')) return;
  const note = (name: string) =>
    sessionStorage.setItem(name, String(performance.timeOrigin + performance.now()));
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => (!text || element.textContent === text) && element.getClientRects().length > 0,
    );
  const isDimmed = (control: HTMLElement) =>
    control.getAnimations().some((animation) => !(animation instanceof CSSTransition));
  const watchResponse = () => {
    const control = find();
    const hasResponded =
      control?.ariaBusy === 'true' ||
      (control && isDimmed(control)) ||
      document.querySelector('dialog[open]');
    if (hasResponded) note('responded');
    else requestAnimationFrame(watchResponse);
  };
  const onTouch = () => {
    note('tapped');
    if (!(find() instanceof HTMLAnchorElement)) watchResponse();
  };
  const watch = () => {
    const control = performance.getEntriesByName('first-contentful-paint').length > 0 && find();
    if (!control) return void requestAnimationFrame(watch);
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    window.addEventListener('touchstart', onTouch, { capture: true, once: true });
    (globalThis as unknown as Record<string, (payload: string) => void>)[seen]?.(
      JSON.stringify({ x: left + width / 2, y: top + height / 2 }),
    );
  };
  requestAnimationFrame(watch);
}
