import type { Page } from '@playwright/test';

/** What the browser did: an event of its timeline, with its thread's own time. */
export type TimelineEvent = {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  /** Microseconds of the thread's own time: whoever else works on the machine does not count. */
  tdur?: number;
  args: { data?: { type?: string } };
};

/** @returns what the browser did meanwhile, in all of its threads */
export async function timelineOf(page: Page, act: () => Promise<unknown>): Promise<TimelineEvent[]> {
  const browser = await page.context().newCDPSession(page);
  const events: TimelineEvent[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TimelineEvent[])));
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.end');
  await complete;
  await browser.detach();
  return events;
}
