import { describe, expect, test, vi } from 'vitest';
import { eventCounts } from '../event-log.ts';
import type { ProviderReport } from './provider-report.ts';
import { busyOf, growthOf, KEPT, lastOf, type Reading, Readings, within } from './readings.ts';
import { type Metrics, metricsJson, type Series } from './series.ts';

const MINUTE = 60_000;
const REQUESTS: Series = ['provider_request_seconds_count'];

/** A reading with a number of requests from the provider; undefined if the provider did not respond. */
function reading(requests: number | undefined, at = 0, busy = { active: 0, idle: 0 }): Reading {
  const values = [{ value: requests ?? 0, labels: {}, metricName: REQUESTS[0] }];
  const metrics: Metrics = [{ name: 'provider_request_seconds', values }];
  const report: ProviderReport = {
    ...{ restarts: 0, megabytes: 150, busy, metrics, unsettled: [] },
    pictures: { waiting: 0, restarts: 0 },
  };
  const provider = requests === undefined ? 'The provider does not answer.' : report;
  return { at, edge: [], busy, provider };
}

describe('readings', () => {
  test.each([
    ['what was counted', [2, 3, 5], 3],
    ['what a server that was started again counts from 0', [2, 3, 1, 2], 3],
    ['no minute in which it is silent', [2, undefined, 5], 3],
    ['nothing of a single one', [undefined, 2], undefined],
  ])('grow by %s', (_, counts, growth) => {
    expect(
      growthOf(
        counts.map((count) => reading(count)),
        REQUESTS,
      ),
    ).toBe(growth);
  });

  test('tell nothing of a server that does not answer, and of a series that it lacks', () => {
    expect(lastOf(reading(7), REQUESTS)).toBe(7);
    expect(lastOf(reading(undefined), REQUESTS)).toBeUndefined();
    expect(lastOf(reading(7), ['edge_disk_free_bytes'])).toBeUndefined();
  });

  test('grow from the last one before the minutes in question', () => {
    const all = [0, 1, 2, 3].map((minute) => reading(minute, minute * MINUTE));
    expect(within(all, 2)).toEqual(all.slice(1));
  });

  test('say how busy a server was in the last minute, unless it was started again', () => {
    const all = [100, 25, 40].map((active) => reading(0, 0, { active, idle: 5 * active }));
    const busy = (readings: readonly Reading[]) => busyOf(readings, (each) => each.busy);
    expect([busy(all), busy(all.slice(0, 2)), busy(all.slice(0, 1))]).toEqual([17, undefined, undefined]);
  });

  test('are those of the last hour', async () => {
    let at = 0;
    const readings = new Readings(async () => reading(0, at));
    for (; at < KEPT + 5; at += 1) await readings.take();
    const { now, all } = await readings.upToNow();
    expect(all).toHaveLength(KEPT + 1);
    expect([all[0]?.at, now.at, all.at(-1)]).toEqual([5, KEPT + 5, now]);
  });

  test('are logged when they fail', async () => {
    vi.useFakeTimers();
    const before = eventCounts().get('ops-reading-failed') ?? 0;
    const readings = new Readings(() => Promise.reject(new Error('no metrics')));
    readings.start();
    await vi.advanceTimersByTimeAsync(MINUTE);
    readings.stop();
    vi.useRealTimers();
    expect(eventCounts().get('ops-reading-failed')).toBe(before + 2);
  });
});

test('the buckets of a histogram are left out, and what has no value', () => {
  const name = 'edge_document_seconds';
  const values = [
    ...['_bucket', '_count'].map((end) => ({ value: 1, metricName: `${name}${end}` })),
    ...[Number.NaN, null].map((value) => ({ value })),
  ];
  expect(metricsJson.parse([{ name, values }])[0]?.values).toMatchObject([{ metricName: `${name}_count` }]);
});
