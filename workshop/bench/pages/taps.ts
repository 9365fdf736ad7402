import type { CDPSession, Page } from '@playwright/test';

/** A tap of a shopper, and what answers it. */
export type Tap = {
  /** The first shown element that matches, with exactly this text, is tapped. Without it the shopper goes back. */
  control?: { selector: string; text?: string };
  /** CSS selector of what the shopper waits for: it is there once its first shown element has another text than before the tap. */
  answer: string;
};

/** Milliseconds from the touch. Infinity: a lost tap. */
export type Answer = {
  /** Another address or a dialog is shown, as a skeleton or in full. A dimmed button is no change. */
  changed: number;
  answered: number;
};

export const LOST: Answer = { changed: Number.POSITIVE_INFINITY, answered: Number.POSITIVE_INFINITY };
/** Milliseconds after which no shopper waits for a control, or for an answer. */
const PATIENCE = 10_000;
const ATTEMPTS = 5;
/** The function that a document calls when it shows the control, and when it shows the answer. */
const REPORT = 'reportTap';

/** Where a control is. */
export type Seen = {
  x: number;
  y: number;
  /** Milliseconds since 1970: the start of the navigation to its document. */
  started: number;
  /** Milliseconds from there to its first text or picture. */
  firstContent: number;
};

/**
 * Taps in a tab, also from one document to the next. The document itself reports what it shows, in one message each: a driver that asks for it
 * waits for the main thread several times.
 */
export class Finger {
  readonly #tab: Page;
  readonly #session: CDPSession;
  #report = Promise.withResolvers<object>();

  /** @param first is looked for in the tab's first document from its start */
  static async over(tab: Page, session: CDPSession, first?: Tap): Promise<Finger> {
    const finger = new Finger(tab, session);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: REPORT });
    await tab.addInitScript(followTaps, { first, report: REPORT });
    return finger;
  }

  private constructor(tab: Page, session: CDPSession) {
    this.#tab = tab;
    this.#session = session;
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === REPORT) this.#report.resolve(JSON.parse(payload));
    });
  }

  /** A later tap: scrolls to the control, and taps it after these milliseconds, wherever it is then. */
  async tap(tap: Tap, after: number): Promise<Answer> {
    if (tap.control) await this.#find(tap);
    await pause(after);
    const seen = await this.#find(tap);
    if (!tap.control) return await this.#answer();
    return seen ? await this.touch(seen, 0) : LOST;
  }

  async #find(tap: Tap): Promise<Seen | undefined> {
    const ask = (next: Tap) => (globalThis as unknown as { awaitTap: (tap: Tap) => void }).awaitTap(next);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#tab.evaluate(ask, tap);
        break;
      } catch (error) {
        // A document that is being replaced takes the question with it.
        if (attempt === ATTEMPTS) throw error;
        await this.#tab.waitForLoadState();
      }
    }
    return tap.control && (await this.seen());
  }

  /** Waits until the control of the tap is shown. */
  async seen(): Promise<Seen | undefined> {
    return await this.#next<Seen>(PATIENCE);
  }

  /** @param after milliseconds from the start of the navigation */
  async touch({ x, y, started }: Seen, after: number): Promise<Answer> {
    await pause(Math.max(0, started + after - Date.now()));
    const touchPoints = [{ x, y }];
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return await this.#answer();
  }

  async #answer(): Promise<Answer> {
    return (await this.#next<Answer>(PATIENCE)) ?? LOST;
  }

  async #next<Report extends object>(limit: number): Promise<Report | undefined> {
    const report = await Promise.race([this.#report.promise, pause(limit)]);
    this.#report = Promise.withResolvers();
    return report as Report | undefined;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Runs in each document, first of all. What it notes of a tap outlives the document that a link leaves. */
function followTaps({ first, report }: { first: Tap | undefined; report: string }): void {
  type Followed = Tap & {
    address: string;
    dialogs: number;
    before?: string;
    tapped: number;
    changed?: number;
  };
  if (window !== window.top) return;
  const now = () => performance.timeOrigin + performance.now();
  const tell = (message: object) =>
    (globalThis as unknown as Record<string, (payload: string) => void>)[report]?.(JSON.stringify(message));
  const shown = (selector: string, text?: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.getClientRects().length > 0 && (!text || element.textContent === text),
    );
  // A callback of a frame runs before it is painted, and a message after it.
  const afterPaint = (act: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(undefined);
  };

  const openDialogs = () => document.querySelectorAll('dialog[open]').length;
  const isChanged = ({ address, dialogs }: Followed) =>
    (location.href !== address && document.querySelector('main')?.textContent) || openDialogs() > dialogs;
  const isAnswered = ({ answer, before }: Followed) => {
    const text = shown(answer)?.textContent;
    return Boolean(text) && text !== before;
  };
  const follow = (tap: Followed) => {
    sessionStorage.setItem('tap', JSON.stringify(tap));
    requestAnimationFrame(() => {
      const [hasAnswer, hasChange] = [isAnswered(tap), isChanged(tap)];
      afterPaint(() => {
        const changed = tap.changed ?? (hasChange || hasAnswer ? now() - tap.tapped : undefined);
        if (!hasAnswer) return follow({ ...tap, changed });
        sessionStorage.setItem('tap', 'answered');
        tell({ changed, answered: now() - tap.tapped });
      });
    });
  };
  const begin = (tap: Tap, time: number) =>
    follow({
      ...tap,
      address: location.href,
      dialogs: openDialogs(),
      before: shown(tap.answer)?.textContent,
      tapped: performance.timeOrigin + time,
    });

  let awaited: Tap | undefined;
  const onTouch = ({ timeStamp }: TouchEvent) => {
    if (awaited) begin(awaited, timeStamp);
    awaited = undefined;
  };
  window.addEventListener('touchstart', onTouch, { capture: true, passive: true });
  const awaitTap = (tap: Tap): void => {
    if (!tap.control) {
      begin(tap, performance.now());
      history.back();
      return;
    }
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const control = paint && shown(tap.control.selector, tap.control.text);
    if (!control) return void requestAnimationFrame(() => awaitTap(tap));
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!control.contains(document.elementFromPoint(x, y))) {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      return void requestAnimationFrame(() => awaitTap(tap));
    }
    awaited = tap;
    tell({ x, y, started: performance.timeOrigin, firstContent: paint.startTime });
  };
  Object.assign(globalThis, { awaitTap });
  const noted = sessionStorage.getItem('tap');
  if (noted && noted !== 'answered') follow(JSON.parse(noted) as Followed);
  else if (!noted && first) awaitTap(first);
}
