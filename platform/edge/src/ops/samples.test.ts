import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Histogram, Registry } from 'prom-client';
import { temporaryFolder } from 'releases/testing/artefact-fixture';
import { expect, test } from 'vitest';
import { type Metrics, metricsJson } from './metric-values.ts';
import type { ProviderReport } from './provider-report.ts';
import { difference, KEPT, type Reading, Samples } from './samples.ts';

const disk = { free: 5e10, total: 1e11, backups: 1, lastBackup: 0 };

/** A histogram's metrics after these seconds. */
async function observed(name: string, labels: Record<string, string>, seconds: number[]): Promise<Metrics> {
  const registry = new Registry();
  const histogram = new Histogram({
    ...{ name, help: name, labelNames: Object.keys(labels), buckets: [0.1, 0.2, 1], registers: [registry] },
  });
  for (const each of seconds) histogram.observe(labels, each);
  return metricsJson.parse(await registry.getMetricsAsJSON());
}

function report(metrics: Metrics, active: number): ProviderReport {
  return {
    ...{ restarts: 0, megabytes: 150, busy: { active, idle: 1_000 - active }, metrics, unsettled: [] },
    pictures: { waiting: 0, restarts: 0, residentMegabytes: 50 },
  };
}

async function reading(documents: number[], requests: number[], active: number): Promise<Reading> {
  const orders = [{ name: 'provider_orders', values: [{ value: requests.length, labels: {} }] }];
  const metrics = await observed('provider_request_seconds', { route: '/api/cart', status: '5xx' }, requests);
  return {
    ...{ at: 60_000, edgeMegabytes: 200, edgeBusy: { active: 100, idle: 900 }, disk },
    edge: await observed('edge_document_seconds', { outcome: 'in part' }, documents),
    provider: report([...metrics, ...orders], active),
  };
}

test('a sample holds what has grown since the last one', async () => {
  const before = await reading([0.05, 0.05], [0.05], 100);
  const after = await reading([0.05, 0.05, 0.15, 0.15], [0.05, 0.5], 200);
  expect(difference(before, after)).toEqual({
    ...{ at: 60_000, documents: 2, incomplete: 2, documentP99: 199, refused: 0, errors: 0, failedCalls: 0 },
    ...{ requests: 1, failures: 1, requestP99: 992, orders: 1, edgeBusy: 0, providerBusy: 0 },
    ...{ memory: 400, freeGigabytes: 50 },
  });
});

test('a provider that was started again counts from nothing, and one that is silent is a gap', async () => {
  const before = await reading([], [0.05, 0.05], 500);
  const after = await reading([], [0.05], 100);
  expect(difference(before, after)).toMatchObject({ requests: 1, providerBusy: 10 });
  const silent = difference(before, { ...after, provider: 'It does not answer.' });
  expect(silent).toMatchObject({ documents: 0, memory: 200 });
  expect(silent.requests).toBeUndefined();
});

test('a day is kept, also over a restart, whatever else stands in the file', async () => {
  const file = join(await temporaryFolder(), 'ops.jsonl');
  const row = difference(await reading([], [], 1), await reading([], [], 2));
  const lines = Array.from({ length: KEPT + 5 }, (_, at) => JSON.stringify({ ...row, at }));
  await writeFile(file, ['no JSON', ...lines, '{"at":'].join('\n'));
  const samples = new Samples(file, () => reading([], [], 1));
  await samples.start();
  samples.stop();
  expect(samples.rows()).toHaveLength(KEPT);
  expect(samples.rows()[0]?.at).toBe(5);
  await samples.take();
  await samples.take();
  expect(samples.rows().at(-1)?.at).toBe(60_000);
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(KEPT + 1);
});

test('a disk that takes no file leaves the one from before', async () => {
  const file = join(await temporaryFolder(), 'ops.jsonl');
  const row = JSON.stringify(difference(await reading([], [], 1), await reading([], [], 2)));
  await writeFile(file, row);
  await mkdir(`${file}.draft`);
  const samples = new Samples(file, () => reading([], [], 1));
  await samples.start();
  samples.stop();
  expect(await readFile(file, 'utf8')).toBe(row);
});
