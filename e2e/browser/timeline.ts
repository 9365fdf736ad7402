import type { Page } from '@playwright/test';

/** An event of the browser's timeline. */
export type TimelineEvent = {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  /** Microseconds of processor time of the thread, so that other load on the machine does not count. */
  tdur?: number;
  /** Microseconds from start to end. */
  dur?: number;
  args: { data?: { type?: string } };
};

/** @returns the timeline events of all threads while `act` ran */
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
