import type { Page } from '@playwright/test';
import { expect, test } from '../browser/shop-test.ts';
import { firstProduct } from '../provider-data/first-product.ts';

// In a shared tab, scripts from the cache would arrive before the clicks.
test.use({
  edge: 'with long timeouts',
  tab: 'own',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});

/** Milliseconds after the first content; or the first task after React knows the button, or after it has hydrated the page around it. */
type Moment = number | 'known' | 'hydrated';
/** Selectors of a button, and of an element that is in the document after the click. */
type Button = { css: string; effect: string };
type Click = Button & { moment: Moment };

/** Login of the app. The document's own login dialog, for taps before the scripts, is outside of `#root`. */
const LOGIN = '#root dialog[open] input';
const ACCOUNT: Button = { css: 'header button[data-login=""]', effect: LOGIN };
const CART: Button = {
  css: 'header button[data-login]:not([data-login=""])',
  effect: '#root [role="status"] button',
};
const MENU: Button = { css: 'header button[aria-label="Menu"]', effect: 'dialog[open] a[href="/about"]' };
const pressed = (css: string): Button => ({ css, effect: `${css}[aria-pressed="true"]` });
const heartOf = (card: number) => pressed(`main li:nth-child(${card}) article button[aria-pressed]`);

const PAGES: Readonly<Record<string, { path?: string; buttons: readonly Button[] }>> = {
  'a page of the shell': { path: '/about', buttons: [ACCOUNT, CART, MENU] },
  'the cards of a list': { path: '/shop/Sheet', buttons: [ACCOUNT, ...[1, 2, 3, 4, 5, 6].map(heartOf)] },
  'the form of a product': {
    buttons: [
      { css: 'main button[aria-label="One more"]', effect: 'main input[aria-valuetext="2"]' },
      { css: 'main button[data-login]', effect: LOGIN },
      pressed('main button[aria-pressed]'),
    ],
  },
};

/** Runs in the page before its scripts: clicks each button at its moment, and records which clicks have had their effect. */
function clickAll(clicks: readonly Click[]): void {
  // Otherwise the click would release a heart that an earlier round has pressed.
  localStorage.clear();
  const lost = new Set(clicks);
  const waiting = new Set(clicks);
  const clicked = new Map<Click, HTMLElement>();
  const lostClicks = () => {
    const shown = [...document.querySelectorAll('dialog[open], #root [role="status"]')].map(
      (each) => each.textContent,
    );
    const fate = (click: Click) => (clicked.get(click)?.isConnected === false ? ', replaced' : '');
    return [...lost].map(
      (click) => `${click.css} at ${click.moment}${fate(click)}, shown: ${shown.join(' | ')}`,
    );
  };
  Object.assign(window, { lostClicks });

  const internals = (element: object | null, name: string) => {
    const key = Object.keys(element ?? {}).find((each) => each.startsWith(name));
    return key && (element as Record<string, unknown>)[key];
  };
  type Container = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
  function isNow({ css, moment }: Click): boolean {
    if (moment === 'known') return Boolean(internals(document.querySelector(css), '__reactProps'));
    if (moment === 'hydrated') {
      const root = internals(document.getElementById('root'), '__reactContainer') as Container | undefined;
      return root?.stateNode.current.memoizedState.isDehydrated === false;
    }
    const [content] = performance.getEntriesByName('first-contentful-paint');
    return content !== undefined && performance.now() >= content.startTime + moment;
  }
  // A message is a task of its own between those of React; a timer would wait for several of them.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    for (const click of waiting) {
      const button = document.querySelector<HTMLElement>(click.css);
      if (!button || !isNow(click)) continue;
      waiting.delete(click);
      clicked.set(click, button);
      button.click();
    }
    for (const click of lost) {
      if (!waiting.has(click) && document.querySelector(click.effect)) lost.delete(click);
    }
    if (waiting.size > 0) port2.postMessage(undefined);
    // A heart shows its stored state only when the page is idle.
    else if (lost.size > 0) requestAnimationFrame(() => port2.postMessage(undefined));
  };
  port2.postMessage(undefined);
}

/** @returns the clicks without an effect */
async function lostClicks(page: Page, path: string, clicks: readonly Click[]): Promise<string[]> {
  const tab = await page.context().newPage();
  await tab.addInitScript(clickAll, clicks);
  await tab.goto(path, { waitUntil: 'commit' });
  const left = () => tab.evaluate(() => (window as unknown as { lostClicks: () => string[] }).lostClicks());
  await expect
    .poll(left)
    .toEqual([])
    .catch(() => undefined);
  const lost = await left();
  await tab.close();
  return lost;
}

/** The moments of a round, spread over the time in which a page is loaded and hydrated. */
function momentOf(round: number, place: number): Moment {
  const turn = round * 5 + place * 3;
  if (turn % 4 === 0) return 'hydrated';
  return turn % 4 === 1 ? 'known' : (turn * 61) % 900;
}

async function clickThrough(page: Page, { path, buttons }: (typeof PAGES)[string], rounds: number) {
  const address = path ?? (await firstProduct()).path;
  const lost: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const clicks = buttons.map((button, place) => ({ ...button, moment: momentOf(round, place) }));
    lost.push(...(await lostClicks(page, address, clicks)));
  }
  expect(lost, `of ${rounds * buttons.length} clicks`).toEqual([]);
}

for (const [name, each] of Object.entries(PAGES)) {
  test(`PROM-70 no click on ${name} is lost`, { tag: each.path ? [] : '@core' }, async ({ page }) => {
    await clickThrough(page, each, 2);
  });

  test(`no click on ${name} is lost, of hundreds`, { tag: '@matrix' }, async ({ page }) => {
    test.setTimeout(30 * 60_000);
    await clickThrough(page, each, Math.ceil(340 / each.buttons.length));
  });
}
