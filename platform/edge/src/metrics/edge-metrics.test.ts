// @module-tag all
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readLive } from 'releases/registry/log/live-releases';
import { serve } from 'store/testing/http-server';
import { describe, expect, test } from 'vitest';
import { edgeUnderTest, rawRequest } from '../testing/edge-fixture.ts';

const ALERTS = join(import.meta.dirname, '../../../../docs/operations/alerts.yml');

/** A page for each outcome. The shop page sends a request to the provider. */
const shell = `
exports.shared = {};
exports.servedPages = () => [
  { page: 'shell/home', patterns: ['/'], parameters: {} },
  { page: 'shell/broken', patterns: ['/broken'], parameters: {} },
  { page: 'shell/partial', patterns: ['/partial'], parameters: {} },
  { page: 'catalog/shop', patterns: ['/shop/:id'], parameters: { search: 'one' } },
];
exports.handlePageRequest = async ({ url, providerOrigin }) => {
  if (url === '/broken') throw new Error('It is broken.');
  if (url.startsWith('/shop')) await fetch(providerOrigin + '/api/product?product_id=P1');
  return { status: url === '/no-such-page' ? 404 : 200, modules: [], head: { title: 'A' }, queries: 'null',
    rendered: { html: '<p>A</p>', styles: [] }, faults: url === '/partial' ? ['A part is missing.'] : [] };
};`;

async function measuredEdge() {
  const calls: Record<string, number> = {};
  const PROVIDER_URL = await serve(({ url = '' }, response) => {
    calls[url] = (calls[url] ?? 0) + 1;
    response.writeHead(url === '/api/cart' ? 401 : 200).end('{}');
  });
  const edge = await edgeUnderTest({
    shell,
    environment: { METRICS_PORT: '0', PROVIDER_URL, PAGE_DATA_LIMIT: '5000', PAGE_RENDER_LIMIT: '5000' },
  });
  const get = async (path: string) => (await fetch(edge.origin + path, { redirect: 'manual' })).arrayBuffer();
  const scraped = async (name: string) => {
    const text = await (await fetch(`${edge.metricsOrigin}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith(name));
  };
  return { ...edge, dataFolder: dirname(edge.registry), calls, get, scraped };
}

function listeningServers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
}

describe('/metrics of the edge server', () => {
  // This test comes first, because servers of other tests may still be closing.
  test('is on a port of its own, and nothing listens there without the setting', async () => {
    const before = listeningServers();
    const { origin, metricsOrigin } = await edgeUnderTest();
    expect(metricsOrigin).toBeUndefined();
    expect(listeningServers() - before).toBe(1);
    expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('edge_document_seconds');
    await edgeUnderTest({ environment: { METRICS_PORT: '0' } });
    expect(listeningServers() - before).toBe(3);
  });

  test('SITE-61 has one spelling', async () => {
    const { metricsOrigin = '' } = await edgeUnderTest({ environment: { METRICS_PORT: '0' } });
    expect((await rawRequest(metricsOrigin, '/metrics')).status).toBe(200);
    for (const other of ['/%6detrics', '/./metrics', '/releases/../metrics', '/metrics/', '/metrics?all'])
      expect({ other, ...(await rawRequest(metricsOrigin, other)) }).toMatchObject({ other, status: 404 });
  });

  test('counts documents by page and outcome, and calls by who makes them', async () => {
    const { get, scraped, calls } = await measuredEdge();
    // Events are counted per process, and other tests have logged some in this one.
    const pageEvents = async () =>
      (await scraped('edge_events_total{event="page-')).map((line) => Number(line.split(' ')[1]));
    const before = await pageEvents();
    for (const path of ['/', '/', '/broken', '/partial', '/partial', '/SHOP/1', '/shop/1', '/a', '/api/cart'])
      await get(path);
    const documents = await scraped('edge_document_seconds_count');
    expect(documents.toSorted()).toEqual(
      [
        'page="/no-such-page",outcome="whole"} 1',
        'page="catalog/shop",outcome="redirect"} 1',
        'page="catalog/shop",outcome="whole"} 1',
        'page="shell/broken",outcome="without content"} 1',
        'page="shell/home",outcome="from cache"} 1',
        'page="shell/home",outcome="whole"} 1',
        'page="shell/partial",outcome="in part"} 2',
      ].map((labels) => `edge_document_seconds_count{${labels}`),
    );
    // A page that was visited may have been rendered again meanwhile, with further calls.
    expect(await scraped('edge_provider_calls_total')).toEqual([
      `edge_provider_calls_total{from="renderer",outcome="2xx"} ${calls['/api/product?product_id=P1']}`,
      'edge_provider_calls_total{from="visitor",outcome="4xx"} 1',
    ]);
    const [inPart = 0, withoutContent] = (await pageEvents()).map(
      (count, index) => count - (before[index] ?? 0),
    );
    // The second document in part comes from the cache, unless the machine was busy for a second.
    expect([1, 2]).toContain(inPart);
    expect(withoutContent).toBe(1);
    expect(await scraped('edge_renderer')).toEqual([
      'edge_renderer_warm 1',
      'edge_renderer_waiting 0',
      'edge_renderer_restarts_total 0',
      expect.stringMatching(/^edge_renderer_bytes\{kind="heap"\} \d{7,}$/),
      expect.stringMatching(/^edge_renderer_bytes\{kind="resident"\} \d{8,}$/),
    ]);
  });

  test('has the room on the disk, and the metrics of a process that alerts use', async () => {
    const { dataFolder, scraped } = await measuredEdge();
    expect(await scraped('edge_disk_free_bytes')).toEqual([expect.stringMatching(/ \d{6,}$/)]);
    expect(await scraped('edge_backup_age_seconds ')).toEqual([]);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().replace(/[:.]/g, '-');
    await mkdir(join(dataFolder, 'backups', yesterday), { recursive: true });
    const [age = ''] = await scraped('edge_backup_age_seconds ');
    expect(Number(age.split(' ')[1]) / 3_600).toBeCloseTo(24, 0);
    const asked = (await readFile(ALERTS, 'utf8')).match(/\b(?:nodejs|process)_\w+/g) ?? [];
    expect(asked).toContain('nodejs_eventloop_lag_p99_seconds');
    for (const name of new Set(asked)) expect(await scraped(`${name} `), name).toHaveLength(1);
  });

  test('PROM-304 counts what browsers report of the live releases', async () => {
    const { origin, registry, scraped } = await measuredEdge();
    const { catalog = '', shell = '' } = (await readLive(registry)).live;
    const report = { release: `catalog/${catalog}`, page: '/', sentence: 'It failed.', frames: [] };
    const body = JSON.stringify(report);
    for (let sent = 0; sent < 2; sent += 1)
      expect((await fetch(`${origin}/error-reports`, { method: 'POST', body })).status).toBe(204);
    expect(await scraped('edge_error_reports_total')).toContain(
      `edge_error_reports_total{remote="catalog",release="${catalog}"} 2`,
    );
    const vitals = [1, 2].map((value) => ({ release: `catalog/${catalog}`, name: 'CLS', value }));
    await fetch(`${origin}/vitals`, { method: 'POST', body: JSON.stringify(vitals) });
    const of = `{remote="catalog",release="${catalog}",name="CLS"`;
    expect(await scraped('edge_web_vitals')).toEqual([
      `edge_web_vitals_total${of},grade="good"} 0`,
      `edge_web_vitals_total${of},grade="needs improvement"} 0`,
      `edge_web_vitals_total${of},grade="poor"} 1`,
      `edge_web_vitals_visits_total${of}} 2`,
    ]);
    expect(await scraped('edge_reported_errors_total')).toEqual([
      `edge_reported_errors_total{remote="shell",release="${shell}"} 0`,
      `edge_reported_errors_total{remote="catalog",release="${catalog}"} 1`,
    ]);
  });

  test('has no more series after a flood of addresses', async () => {
    const { get, scraped } = await measuredEdge();
    const flood = async (from: number, to: number) => {
      for (let turn = from; turn < to; turn += 1)
        for (const path of [
          `/shop/${turn}?search=${turn}`,
          `/nowhere/${turn}`,
          `/images/${turn}.webp`,
          `/api/${turn}`,
        ])
          await get(path);
    };
    const series = async () => (await scraped('edge_')).map((line) => line.replace(/ \S+$/, ''));
    await flood(0, 5);
    const few = await series();
    await flood(5, 100);
    expect(await series()).toEqual(few);
  });
});
