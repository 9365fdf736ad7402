import { expect, test } from 'vitest';
import { concernsOf, type Situation } from './concerns.ts';
import type { ProviderReport } from './provider-report.ts';
import type { Sample } from './samples.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const MINUTE: Sample = {
  ...{ at: NOW, documents: 100, incomplete: 0, refused: 0, errors: 0, failedCalls: 0 },
  ...{ requests: 200, failures: 0, edgeBusy: 5, providerBusy: 5, memory: 600, freeGigabytes: 50 },
};
const PROVIDER: ProviderReport = {
  ...{ restarts: 0, megabytes: 150, busy: { active: 1, idle: 9 }, metrics: [], unsettled: [] },
  pictures: { waiting: 0, restarts: 0 },
};
const CALM: Situation = {
  ...{ now: NOW, isWarm: true, rendererWaiting: 0, restarts: 0, refusal: undefined, provider: PROVIDER },
  notFollowed: undefined,
  disk: { free: 50e9, total: 100e9, backups: 3, lastBackup: NOW - 3_600_000 },
  samples: Array<Sample>(60).fill(MINUTE),
};

const minutes = (change: Partial<Sample>) => ({ samples: Array<Sample>(60).fill({ ...MINUTE, ...change }) });
const metric = (name: string, labels: Record<string, string>, value = 2) => ({
  provider: { ...PROVIDER, metrics: [{ name, values: [{ value, labels }] }] },
});
const undecided = 'provider_payments_undecided';

test('a calm shop needs nobody', () => {
  expect(concernsOf(CALM)).toEqual([]);
});

test.each<[string, Partial<Situation>, 'page' | 'ticket']>([
  ['The provider does not answer.', { provider: 'The provider does not answer.' }, 'page'],
  ['The data cannot be used', { provider: { ...PROVIDER, problem: 'disk image is malformed' } }, 'page'],
  ['No document has content', { isWarm: false }, 'page'],
  ['The disk has 0.9 GB left', { disk: { ...CALM.disk, free: 0.9e9 } }, 'page'],
  ['50 calls did not reach the provider', minutes({ failedCalls: 10 }), 'page'],
  ['50 of 1000 requests to the provider failed', minutes({ failures: 10 }), 'page'],
  ['has not answered for 5 minutes', metric('provider_gateway_silent_seconds', {}, 300), 'page'],
  ['2 payments have had no result for 75 minutes', metric(undecided, { minutes: '75' }), 'page'],
  ['2 payments have had no result for 10 minutes', metric(undecided, { minutes: '10' }), 'ticket'],
  ['1 refund waits for you', metric('provider_refunds', { state: 'for operator' }, 1), 'ticket'],
  ['2 refunds were refused by a bank', metric('provider_refunds', { state: 'failed' }), 'ticket'],
  ['2 orders were never confirmed', metric('provider_confirmations_unsent', { state: 'given up' }), 'ticket'],
  ['2 days of the next half year have', metric('provider_days_without_holidays', {}), 'ticket'],
  ['2 steps of orders fail again and again', metric('provider_steps_failing', { step: 'refund' }), 'ticket'],
  ['A release does not take traffic: It throws.', { refusal: 'It throws.' }, 'ticket'],
  ['does not arrive here: Postgres is away.', { notFollowed: 'Postgres is away.' }, 'ticket'],
  ['50 of 500 documents lacked content', minutes({ incomplete: 10 }), 'ticket'],
  ['Browsers of 30 addresses reported errors', minutes({ errors: 3 }), 'ticket'],
  ['Browsers of 10 addresses reported errors', minutes({ errors: 1, documents: 10 }), 'ticket'],
  ['10 requests were refused', minutes({ refused: 2 }), 'ticket'],
  ['51 pages wait for the renderer', { rendererWaiting: 51 }, 'ticket'],
  ['101 pictures wait', { provider: { ...PROVIDER, pictures: { waiting: 101, restarts: 0 } } }, 'ticket'],
  ['Servers were started again since the shop’s start (3)', { restarts: 3 }, 'ticket'],
  ['The disk has 2.0 GB left', { disk: { ...CALM.disk, free: 2e9 } }, 'ticket'],
  [
    'The newest backup is 20 hours old',
    { disk: { ...CALM.disk, lastBackup: NOW - 20 * 3_600_000 } },
    'ticket',
  ],
  ['There is no backup yet', { disk: { ...CALM.disk, lastBackup: undefined } }, 'ticket'],
])('says: %s', (sentence, change, urgency) => {
  const concerns = concernsOf({ ...CALM, ...change });
  expect(concerns).toMatchObject([{ urgency, sentence: expect.stringContaining(sentence) }]);
});
