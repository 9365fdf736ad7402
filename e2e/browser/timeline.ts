import { expect, type Locator, type Page } from '@playwright/test';

export type TimelineEvent = {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  /** Microseconds of the thread's processor time, which does not depend on other load on the machine. */
  tdur?: number;
  /** Microseconds from start to end. */
  dur?: number;
  args: { data?: { type?: string } };
};

/** @returns the timeline events of all threads that occurred while `act` ran */
export async function timelineOf(
  page: Page,
  act: () => Promise<unknown>,
  includedCategories: readonly string[] = ['devtools.timeline'],
): Promise<TimelineEvent[]> {
  const browser = await page.context().newCDPSession(page);
  const events: TimelineEvent[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TimelineEvent[])));
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...includedCategories] },
  });
  await act();
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  await browser.detach();
  return events;
}

/** The browser's steps between a click and the next paint. */
const UNTIL_PAINTED = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint'];

/**
 * Clicks the checkboxes one after another, each time once the list has loaded.
 * @returns for each click the milliseconds of processor time until the next paint
 */
export async function clickCosts(page: Page, boxes: readonly Locator[]): Promise<number[]> {
  const events = await timelineOf(page, async () => {
    for (const box of boxes) {
      await box.evaluate((input: HTMLInputElement) => input.click());
      await expect(page.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'false');
    }
  });
  return costsOf(events);
}

function costsOf(events: readonly TimelineEvent[]): number[] {
  const whole = events.filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined);
  const clicks = whole.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  return clicks.map((click) => {
    const after = whole
      .filter(({ tid, ts }) => tid === click.tid && ts > click.ts)
      .toSorted((one, other) => one.ts - other.ts);
    const painted = after.findIndex(({ name }) => name === 'Paint');
    const drawing = after.slice(0, painted + 1).filter(({ name }) => UNTIL_PAINTED.includes(name));
    return [click, ...drawing].reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}
