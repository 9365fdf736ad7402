// @module-tag all
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { POLICY } from 'releases/policy';
import { publishTogether } from 'releases/registry/publish';
import { writeServedState } from 'releases/registry/served-state';
import { apiCalls } from 'releases/registry/store/api-calls';
import { type Release, readRelease } from 'releases/registry/store/release-manifest';
import { shellBuild, temporaryFolder } from 'releases/testing/artefact-fixture';
import { serve } from 'store/testing/http-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../console/workspace.ts';
import { builtRemote } from '../testing/reviews-build.ts';
import { checkoutProviderErrors, liveProviderErrors } from './provider-contract.ts';

/** A team adds a call, and a page that uses it beside one of the contract. */
const SOURCES = {
  'src/remote.ts':
    "export default { id: 'reviews', pages: { list: { file: './src/list.tsx', patterns: ['/list'] } }, fragments: {} };",
  'src/reviews-endpoints.ts': `import { defineEndpoint } from 'shared-contracts/endpoint';
    import * as z from 'zod/mini';
    export const getReviews = defineEndpoint({
      name: 'getReviews',
      method: 'GET',
      path: '/api/product/reviews',
      summary: 'Reviews of a product.',
      query: z.object({ id: z.string() }),
      response: z.object({ reviews: z.array(z.object({ stars: z.number(), text: z.nullish(z.string()) })) }),
      failureMessage: 'No reviews.',
    });`,
  'src/list.tsx': `import { callEndpoint } from 'shared-contracts/http';
    import { getProduct, getFacets } from 'shared-contracts/product/endpoints';
    import { getReviews } from './reviews-endpoints.ts';
    function Page() {
      const load = () => Promise.all([callEndpoint(getReviews, { query: { id: 'P1' } }), callEndpoint(getProduct, { query: { id: 'P1' } })]);
      return <button onClick={load}>Load</button>;
    }
    export default { Page, parameters: {}, prefetch: () => [], head: () => ({ title: 'Reviews' }) };`,
};

type Schema = { type?: string; properties?: Record<string, Schema>; required?: string[]; items?: Schema };
type Calls = Record<string, Record<string, { parameters?: object[]; responses?: unknown }>>;

let folder: string;
let dist: string;
let build: Release;
let reference: { paths: Calls };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calls-'));
  dist = await builtRemote(join(folder, 'reviews'), SOURCES);
  build = await readRelease(dist);
  const { stdout } = await execa(process.execPath, [join(ROOT, 'provider/src/openapi.ts')]);
  reference = JSON.parse(stdout);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('PROM-307 PROM-308 the calls by which customers buy, as the policy names them, are calls of the provider', () => {
  for (const path of [POLICY.addToCart, ...POLICY.paymentCalls])
    expect(Object.keys(reference.paths[path] ?? {}), path).toContain('post');
});

const withCalls = (calls: Calls) => ({ paths: { ...reference.paths, ...calls } });

const REVIEW: Schema = { type: 'object', properties: { stars: { type: 'number' } }, required: ['stars'] };

function reviewsCall(review: Schema, parameters: object[] = []): Calls {
  const schema: Schema = {
    type: 'object',
    properties: { reviews: { type: 'array', items: review } },
    required: ['reviews'],
  };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  return { '/api/product/reviews': { get: { parameters, responses } } };
}

function withLogin(calls: Calls): Calls {
  const get = { ...calls['/api/product/reviews']?.get, security: [{ token: [] }] };
  return { '/api/product/reviews': { get } };
}

/** A live provider with this API reference, which an edge server has noted. @returns the registry */
async function registryBeside(document: object | undefined): Promise<string> {
  const provider = await serve((_, response) => {
    response.writeHead(document ? 200 : 404).end(JSON.stringify(document ?? {}));
  });
  const registry = await temporaryFolder();
  await writeServedState(registry, { serial: 1, live: {}, provider });
  return registry;
}

describe('a build that calls the API', () => {
  test('PROM-230 says which calls it uses, and none that it does not', () => {
    expect(Object.keys(build.calls)).toEqual(['/api/product', '/api/product/reviews']);
  });

  test('PROM-230 waits for the provider that has them', async () => {
    const registry = await registryBeside(reference);
    expect(await liveProviderErrors(registry, [build])).toEqual({
      reasons: [
        'reviews calls GET /api/product/reviews, which the live provider does not have: release the provider first.',
      ],
      without: [],
    });
  });

  test.each<[what: string, calls: Calls]>([
    ['the same call', reviewsCall(REVIEW)],
    [
      'more fields and parameters',
      {
        '/api/product/ratings': {},
        ...reviewsCall({ ...REVIEW, properties: { ...REVIEW.properties, author: { type: 'string' } } }, [
          { name: 'page', required: false, schema: { type: 'integer' } },
        ]),
      },
    ],
  ])('PROM-230 goes live beside a provider with %s', async (_, calls) => {
    const registry = await registryBeside(withCalls(calls));
    expect(await liveProviderErrors(registry, [build])).toEqual({ reasons: [], without: [] });
  });

  test.each<[what: string, calls: Calls, told: string]>([
    ['another response', reviewsCall({ type: 'object' }), 'answers in another shape (reviews[].stars)'],
    [
      'another request',
      reviewsCall(REVIEW, [{ name: 'page', required: true, schema: { type: 'string' } }]),
      'takes in another shape (page)',
    ],
    ['a login before it', withLogin(reviewsCall(REVIEW)), 'answers only after a login'],
  ])('PROM-230 is refused beside a provider with %s', async (_, calls, told) => {
    const { reasons } = await liveProviderErrors(await registryBeside(withCalls(calls)), [build]);
    expect(reasons).toEqual([
      `reviews calls GET /api/product/reviews, which the live provider ${told}: release the provider first.`,
    ]);
  });

  test('PROM-230 goes live without an addition to the contract that the provider lacks', async () => {
    const { '/api/product/facets': facets, ...paths } = reference.paths;
    const registry = await registryBeside({ paths });
    const calls = apiCalls.parse({ '/api/product/facets': facets });
    expect((await liveProviderErrors(registry, [{ ...build, calls }])).reasons).toEqual([]);
  });

  test('PROM-230 is refused while nobody can tell what the live provider has', async () => {
    const registry = await temporaryFolder();
    const reasons = async (live?: string) => (await liveProviderErrors(registry, [build], live)).reasons;
    expect(await reasons()).toEqual([
      expect.stringMatching(/^No edge server has noted .* --live <address>\.$/),
    ]);
    expect(await reasons('http://127.0.0.1:9')).toEqual([
      expect.stringMatching(/^The live provider does not describe its calls at http:\/\/127\.0\.0\.1:9/),
    ]);
  });

  test('PROM-230 goes live beside a provider without an API reference, which the log says', async () => {
    const { reasons, without } = await liveProviderErrors(await registryBeside(undefined), [build]);
    expect(reasons).toEqual([]);
    expect(without).toEqual([expect.stringMatching(/^provider: .* has no \/openapi\.json$/)]);
  });
});

test('PROM-230 a provider that lacks what live releases call is told, before it runs beside them', async () => {
  const registry = join(folder, 'registry');
  await mkdir(registry);
  const shell = await shellBuild(join(folder, 'shell'), {
    contract: '2.13.0',
    exports: (build as { imports?: Record<string, string[]> }).imports,
    provides: Object.fromEntries(
      Object.entries((build as { shared?: Record<string, string> }).shared ?? {}).map(([name, range]) => [
        name,
        range.slice(1),
      ]),
    ),
  });
  await publishTogether([shell, dist], registry);
  expect(await checkoutProviderErrors(ROOT, registry)).toEqual([
    'The live reviews calls GET /api/product/reviews, which the provider of this checkout does not have: pull, or keep it until no live release calls it.',
  ]);
});
