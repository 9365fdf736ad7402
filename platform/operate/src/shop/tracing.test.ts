import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { publishTogether } from 'releases/registry/publish';
import { remoteBuild, shellBuild, temporaryFolder } from 'releases/testing/artefact-fixture';
import { serve } from 'store/testing/http-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../console/workspace.ts';
import { startServer } from '../processes/server-process.ts';
import { call } from './testing/visitors.ts';

const PROGRAMS = { provider: 'provider/src/main.ts', edge: 'platform/edge/src/server/main.ts' };
const SEARCH = '/api/product/search';
/** A page that asks the provider for what its visitor has typed. */
const SHELL = `
exports.shared = {};
exports.servedPages = () => [{ page: 'catalog/shop', patterns: ['/shop/:class'], parameters: { search: 'one' } }];
exports.handlePageRequest = async ({ url, providerOrigin, onRender }) => {
  const term = new URLSearchParams(url.split('?')[1]).get('search') ?? 'blue';
  await fetch(providerOrigin + '${SEARCH}?page=1&limit=1&id=' + term);
  onRender();
  return { status: 200, modules: [], head: { title: 'Shop' }, queries: 'null', rendered: { html: '<p>Shop</p>', styles: [] } };
};`;
const PHONE = '9845012345';
const ADDRESS = {
  address_label: 'Home',
  full_name: 'Asha Rao',
  s_mobile_no: PHONE,
  address: '12, Temple Road',
  pincode: '570001',
  city: 'Mysuru',
  state: 'Karnataka',
};
const CLAIMED = '1'.repeat(32);
const TRACEPARENT = `00-${CLAIMED}-${'2'.repeat(16)}-01`;
const SECONDS = 1_000;

interface Span {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

const recordOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of OTLP over HTTP, which also takes the place of the shop's SMS gateway. */
async function startCollector() {
  const bodies: string[] = [];
  const messages: string[] = [];
  const origin = await serve(async (request, response) => {
    (request.url === '/v1/traces' ? bodies : messages).push(await text(request));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  const spans = (): Span[] =>
    bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(
        ({ resource, scopeSpans }: { resource: { attributes: Attribute[] }; scopeSpans: object[] }) =>
          (scopeSpans as { spans: (Span & { attributes: Attribute[] })[] }[]).flatMap((scope) =>
            scope.spans.map((span) => ({
              ...span,
              service: recordOf(resource.attributes)['service.name'],
              attributes: recordOf(span.attributes),
            })),
          ),
      ),
    );
  return { origin, bodies, messages, spans };
}

async function start(name: keyof typeof PROGRAMS, folder: string, environment: NodeJS.ProcessEnv) {
  const server = await startServer({
    name,
    args: [join(ROOT, PROGRAMS[name])],
    folder: ROOT,
    environment: { SHOP_DATA: folder, LIST_PAGES_AHEAD: '0', OTEL_BSP_SCHEDULE_DELAY: '50', ...environment },
    logFile: join(folder, `${name}.log`),
  });
  onTestFinished(() => server.stop());
  return server.origin;
}

async function published() {
  const folder = await temporaryFolder();
  const calls = { [SEARCH]: { get: { responses: {} } } };
  const builds = [
    await shellBuild(join(folder, 'shell'), { server: SHELL }),
    await remoteBuild(join(folder, 'catalog'), { calls }),
  ];
  const [, catalog] = await publishTogether(builds, join(folder, 'registry'));
  return { folder, release: catalog?.hash };
}

async function tracedShop(environment: NodeJS.ProcessEnv = {}) {
  const collector = await startCollector();
  const { folder, release } = await published();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, ...environment };
  const provider = await start('provider', folder, {
    ...{ ...traced, PROVIDER_PORT: '0', SMS_GATEWAY_URL: `${collector.origin}/sms` },
  });
  const edge = await start('edge', folder, {
    ...{ ...traced, PORT: '0', PROVIDER_URL: provider, PAGE_DATA_LIMIT: '5000', PAGE_RENDER_LIMIT: '5000' },
  });
  return { ...collector, edge, release };
}

/** Sends a request without keep-alive: a server that stops would wait for an open connection. */
const ask = (origin: string, request: Parameters<typeof call>[1]) =>
  call(origin, { ...request, agent: false });

/** The child of a span whose name contains this text. */
const childOf = (spans: Span[], parent: Span | undefined, name: string) =>
  spans.find((span) => span.parentSpanId === parent?.spanId && span.name.includes(name));

describe('a traced shop', { tags: ['all'], timeout: 60 * SECONDS }, () => {
  test('sends one trace of a document, from the edge server through the renderer to SQL', async () => {
    const { edge, spans, bodies, messages, release } = await tracedShop();
    const get = (path: string) => ask(edge, { method: 'GET', path, headers: { traceparent: TRACEPARENT } });
    expect((await get(`/shop/Sheet?search=${PHONE}`)).status).toBe(200);
    const customer_id = Number(PHONE);
    await ask(edge, { method: 'POST', path: '/api/customer/send-otp', body: { customer_id } });
    const code = /"text":"\D*(\d{4})/.exec(messages[0] ?? '')?.[1] ?? '';
    const login = { customer_id, otp: Number(code) };
    const { body } = await ask(edge, { method: 'POST', path: '/api/customer/verify-otp', body: login });
    const { token } = body;
    const added = await ask(edge, { method: 'POST', path: '/api/address', body: ADDRESS, token });
    expect(added.status).toBeLessThan(300);
    await get(`/api/customer/${PHONE}`);
    await get(`/pincode/${ADDRESS.pincode}`);

    const all = await vi.waitFor(
      () => {
        const sent = spans();
        for (const name of ['document catalog/shop', 'GET /pincode/*'])
          expect(sent.map((span) => span.name)).toContain(name);
        return sent;
      },
      { timeout: 10 * SECONDS },
    );
    const ofRemote = { 'shop.remote': 'catalog', 'shop.release': release };
    const root = all.find(({ name }) => name === 'document catalog/shop');
    expect(root).toMatchObject({
      service: 'edge',
      attributes: { ...ofRemote, 'shop.outcome': 'whole', 'http.response.status_code': 200 },
    });
    expect(root?.parentSpanId || undefined).toBeUndefined();
    const rendering = childOf(all, root, 'rendering');
    expect(rendering).toMatchObject({ service: 'edge', attributes: ofRemote });
    for (const phase of ['page data', 'page markup'])
      expect(childOf(all, rendering, phase), phase).toBeDefined();
    const providerCall = childOf(all, rendering, `GET ${SEARCH}`);
    expect(providerCall).toMatchObject({ service: 'edge', attributes: ofRemote });
    const endpoint = childOf(all, providerCall, `GET ${SEARCH}`);
    expect(endpoint).toMatchObject({ service: 'provider', attributes: { 'http.response.status_code': 200 } });
    expect(childOf(all, endpoint, 'select')).toMatchObject({ service: 'provider' });
    const [, ...others] = new Set(
      [root, rendering, providerCall, endpoint].map((span) => span?.traceId ?? 'none'),
    );
    expect(others).toEqual([]);
    expect(all.some(({ traceId }) => traceId === CLAIMED)).toBe(false);

    const sending = all.find(
      ({ service, name }) => service === 'provider' && name.endsWith('/customer/send-otp'),
    );
    expect(childOf(all, sending, 'gateway: message')?.attributes['http.response.status_code']).toBe(200);
    const sent = bodies.join('\n');
    const { full_name, address, pincode, city } = ADDRESS;
    // The quotes matter: a code of four digits alone could be part of any number.
    for (const value of [PHONE, token, full_name, 'Temple', address, pincode, city, `"${code}"`, 'search='])
      expect(sent, value).not.toContain(value);
  });

  test('takes the trace of a proxy that sets it, and samples as the variables say', async () => {
    const { origin, spans } = await startCollector();
    // Without a release, each document says that the shop is being set up.
    const edge = await start('edge', await temporaryFolder(), {
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: origin, OTEL_TRACES_SAMPLER: 'parentbased_always_off' },
      ...{ PORT: '0', PROVIDER_PORT: '9', TRUST_TRACEPARENT: 'on', FRONT_PROXIES: '1' },
    });
    await ask(edge, { method: 'GET', path: '/' });
    await ask(edge, { method: 'GET', path: '/', headers: { traceparent: TRACEPARENT } });
    await vi.waitFor(() => expect(spans()).not.toEqual([]), { timeout: 10 * SECONDS });
    expect(new Set(spans().map(({ traceId }) => traceId))).toEqual(new Set([CLAIMED]));
  });

  test('loads no SDK without a collector', async () => {
    const hook = `import { registerHooks } from 'node:module'; registerHooks({ load(url, context, next) {
      const [, name] = /@opentelemetry\\/([\\w-]+)/.exec(url.replaceAll('+', '/')) ?? [];
      if (name) console.log(name); return next(url, context); } })`;
    // The program ends because it has no registry, but only after it has loaded all its modules.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, join(ROOT, PROGRAMS.edge)],
      {
        env: { SHOP_DATA: '/dev/null/none', PORT: '0' },
      },
    ).catch((error: { stdout: string }) => error);
    expect([...new Set(stdout.trim().split('\n'))]).toEqual(['api']);
  });
});
