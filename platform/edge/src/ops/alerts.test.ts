import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alertRules } from './alert-rules.ts';
import { ALERTS } from './alerts.ts';
import { concernsOf, type Situation } from './concerns.ts';
import type { ProviderReport } from './provider-report.ts';
import type { Reading } from './readings.ts';
import type { Metrics } from './series.ts';

const RULES = join(import.meta.dirname, '../../../../docs/operations/alerts.yml');
const HAS_PROMTOOL = spawnSync('promtool', ['--version']).status === 0;

const NOW = Date.parse('2026-11-24T10:00:00Z');
const MINUTE = 60_000;
const DISK = { free: 50e9, total: 100e9, backups: 3, lastBackup: NOW - 60 * MINUTE };
const PROVIDER: ProviderReport = {
  ...{ restarts: 0, megabytes: 150, busy: { active: 1, idle: 9 }, metrics: [], unsettled: [] },
  pictures: { waiting: 0, restarts: 0 },
};

type Labels = Record<string, string>;
const metric = (name: string, value: number, labels: Labels = {}): Metrics[number] => ({
  name,
  values: [{ value, labels }],
});

const CALM = [
  metric('edge_renderer_warm', 1),
  metric('edge_disk_free_bytes', 50e9),
  metric('edge_backup_age_seconds', 3_600),
];

/** The readings of an hour, with metrics that depend on how many minutes have passed. */
function hourOf(
  metricsAfter: (minutes: number) => Metrics,
  provider?: ProviderReport | string,
): Partial<Situation> {
  const readings = Array.from({ length: 61 }, (_, minutes): Reading => {
    const metrics = metricsAfter(minutes);
    const busy = { active: 0, idle: 0 };
    // Only the first metric of a name counts.
    const edge = [...metrics, ...CALM.filter(({ name }) => !metrics.some((other) => other.name === name))];
    return { at: NOW + (minutes - 60) * MINUTE, edge, busy, provider: provider ?? { ...PROVIDER, metrics } };
  });
  return { readings, now: readings.at(-1) as Reading };
}

const shop: Situation = {
  ...{ readings: [], restarts: 0, refusal: undefined, notFollowed: undefined, disk: DISK },
  now: { at: NOW, edge: CALM, busy: { active: 0, idle: 0 }, provider: PROVIDER },
};
const last = (name: string, value: number, labels?: Labels) => hourOf(() => [metric(name, value, labels)]);
const each = (...counters: (readonly [name: string, aMinute: number, labels?: Labels])[]) =>
  hourOf((minutes) => counters.map(([name, aMinute, labels]) => metric(name, aMinute * minutes, labels)));
const DOCUMENTS: [string, number] = ['edge_document_seconds_count', 100];
const REQUESTS: [string, number] = ['provider_request_seconds_count', 200];

test('a calm shop needs nobody', () => {
  expect(concernsOf({ ...shop, ...each(DOCUMENTS, REQUESTS) })).toEqual([]);
});

test.each<[string, Partial<Situation>, 'page' | 'ticket']>([
  ['The provider does not answer.', hourOf(() => [], 'The provider does not answer.'), 'page'],
  ['The data cannot be used', hourOf(() => [], { ...PROVIDER, problem: 'disk image is malformed' }), 'page'],
  ['No document has content', last('edge_renderer_warm', 0), 'page'],
  ['The registry cannot be read', each(['edge_events_total', 1, { event: 'live-set-unreadable' }]), 'page'],
  ['The disk has 0.9 GB left', last('edge_disk_free_bytes', 0.9e9), 'page'],
  [
    'within 5 minutes: 50.',
    each(['edge_provider_calls_total', 10, { from: 'visitor', outcome: 'late' }]),
    'page',
  ],
  ['more than 1 in 100: 50.', each([REQUESTS[0], 10, { status: '5xx' }]), 'page'],
  ['has not answered for 5 minutes', last('provider_gateway_silent_seconds', 300), 'page'],
  ['carts or payments', each(['provider_refused_total', 1, { class: 'payment' }]), 'page'],
  ['for 75 minutes: 1.', last('provider_payments_undecided', 1, { minutes: '75' }), 'page'],
  ['for 10 minutes: 6.', last('provider_payments_undecided', 6, { minutes: '10' }), 'ticket'],
  ['Refunds that wait for you: 1.', last('provider_refunds', 1, { state: 'for operator' }), 'ticket'],
  ['Refunds that a bank refused: 2.', last('provider_refunds', 2, { state: 'failed' }), 'ticket'],
  [
    'never confirmed by message: 2.',
    last('provider_confirmations_unsent', 2, { state: 'given up' }),
    'ticket',
  ],
  ['without known holidays: 2.', last('provider_days_without_holidays', 2), 'ticket'],
  ['whose step fails: 2.', last('provider_steps_failing', 2, { step: 'refund' }), 'ticket'],
  ['A release does not take traffic: It throws.', { refusal: 'It throws.' }, 'ticket'],
  ['has not arrived for 2 minutes', last('edge_changes_not_followed_seconds', 120), 'ticket'],
  ['more than 1 in 100: 50.', each([DOCUMENTS[0], 10, { outcome: 'in part' }]), 'ticket'],
  ['1 in 100 documents: 10.', each(['edge_reported_errors_total', 1]), 'ticket'],
  ['edge server refused in a rush, within 5 minutes: 35.', each(['edge_refused_total', 7]), 'ticket'],
  ['Pages that wait for the renderer: 51.', last('edge_renderer_waiting', 51), 'ticket'],
  ['within an hour: 60 times', each(['edge_renderer_restarts_total', 1]), 'ticket'],
  ['Pictures that wait to be composed: 101.', last('provider_pictures_waiting', 101), 'ticket'],
  ['Servers were started again since the shop’s start (3)', { restarts: 3 }, 'ticket'],
  ['The disk has 2.0 GB left', last('edge_disk_free_bytes', 2e9), 'ticket'],
  ['The newest backup was made 20 hours ago', last('edge_backup_age_seconds', 20 * 3_600), 'ticket'],
  ['There is no backup yet', { disk: { ...DISK, lastBackup: undefined } }, 'ticket'],
])('API-144 /ops says: %s', (sentence, change, urgency) => {
  expect(concernsOf({ ...shop, ...change })).toMatchObject([
    { urgency, sentence: expect.stringContaining(sentence) },
  ]);
});

test('few of many are no alert', () => {
  const many = each(
    ...[[DOCUMENTS[0], 1_000] as const, [DOCUMENTS[0], 2, { outcome: 'in part' }] as const],
    ...[[REQUESTS[0], 1_000] as const, [REQUESTS[0], 2, { status: '5xx' }] as const],
  );
  expect(concernsOf({ ...shop, ...many })).toEqual([]);
});

test('each alert names a chapter that says more', async () => {
  const document = await readFile(join(RULES, '../../operations.md'), 'utf8');
  for (const { name, chapter } of ALERTS) expect(document, name).toContain(`\n## ${chapter}\n`);
});

test('the rules for Prometheus are printed from the same table', async () => {
  // `vitest -u` writes the file.
  await expect(alertRules()).toMatchFileSnapshot(RULES);
});

test.skipIf(!HAS_PROMTOOL)('Prometheus can read them', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toMatch(/SUCCESS: \d+ rules found/);
  expect(status).toBe(0);
});
