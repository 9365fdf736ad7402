// @module-tag all
import { sendOtp } from 'shared-contracts/customer/endpoints';
import type { Endpoint } from 'shared-contracts/endpoint';
import { allEndpoints } from 'shared-contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { toJSONSchema, type ZodMiniType } from 'zod/mini';
import { loggedIn } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

const LONG = 'x'.repeat(5_000);

const GARBAGE_VALUES: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e9,
  Number.MAX_SAFE_INTEGER,
  2 ** 63,
  1e308,
  '',
  ' ',
  '0',
  'NaN',
  '\u0000',
  '😀\ud800',
  '\u202e\u200b',
  LONG,
  "' OR 1=1 --",
  "'; DROP TABLE product; --",
  '" UNION SELECT * FROM session --',
  '%',
  '_%',
  '../../etc/passwd',
  '{"$gt":""}',
  '<script>alert(1)</script>',
  [],
  [[]],
  [null],
  ['a', 1],
  Array(300).fill('a'),
  {},
  { toString: 1 },
  { $ne: null },
];

const GARBAGE_BODIES = [
  '',
  ' ',
  'null',
  '[]',
  '"text"',
  '42',
  '{',
  '{"filters":',
  '{"filters":null}',
  '{"__proto__":{"customer_id":1},"constructor":{"prototype":{}}}',
  '{"filters":{"__proto__":{"category":["a"]},"constructor":1,"hasOwnProperty":1}}',
  '['.repeat(30_000),
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  '\ufeff{}',
  '\u0000',
];

const GARBAGE_QUERIES = [
  '?__proto__=1',
  '?constructor[prototype]=1',
  '?a=%E0%A4%A',
  '?id=%00',
  '?page=1&page=2',
  `?id=${LONG}`,
  '?&&=&',
];

interface Probe {
  query?: string;
  body?: string;
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
}

function properties(schema: ZodMiniType | undefined): Record<string, JsonSchema> {
  return schema
    ? ((toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema).properties ?? {})
    : {};
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Bodies with garbage in place of one field, or of one nested field. */
function wrongBodies(endpoint: Endpoint): object[] {
  const fields = properties(endpoint.body);
  const valid = validBody(fields);
  return Object.entries(fields).flatMap(([field, { properties: inner = {} }]) =>
    GARBAGE_VALUES.flatMap((value) => [
      { ...valid, [field]: value },
      ...Object.keys(inner).map((name) => ({ ...valid, [field]: { [name]: value } })),
    ]),
  );
}

/** Each field of the endpoint with each garbage value, and garbage in place of the whole body or query. */
function probes(endpoint: Endpoint): Probe[] {
  const inQuery = Object.keys(properties(endpoint.query)).flatMap((field) =>
    GARBAGE_VALUES.map((value) => ({
      query: `?${new URLSearchParams([[field, asText(value)]])}`,
      body: '{"filters":{}}',
    })),
  );
  const inBody = wrongBodies(endpoint).map((body) => ({ body: JSON.stringify(body) }));
  return [
    ...inQuery,
    ...inBody,
    ...GARBAGE_BODIES.map((body) => ({ body })),
    ...GARBAGE_QUERIES.map((query) => ({ query })),
  ];
}

/** Valid values, so that a single wrong field gets past the other checks. */
function validBody(fields: Record<string, JsonSchema>) {
  const values = {
    product_id: 'S15-KONKAN-BLUE',
    material: 'Sheet',
    quantity: 1,
    customer_id: 9876543210,
    otp: 1234,
    name: 'Asha',
    productClass: 'Sheet',
    category: '1.5mm Acrylic',
    type: 'Solid',
    shade: 'Blue',
    code: '#1f4f8f',
    colorCode: '#1f4f8f',
    filters: {},
    address_label: 'Home',
    full_name: 'Asha Rao',
    s_mobile_no: '9876543210',
    address: '12, Temple Road',
    pincode: '570001',
    city: 'Mysuru',
    state: 'Karnataka',
  };
  return Object.fromEntries(Object.entries(values).filter(([field]) => field in fields));
}

async function sendProbe(
  origin: string,
  token: string,
  { method, path }: Endpoint,
  { query = '', body }: Probe,
) {
  const response = await fetch(`${origin}${path}${query}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: method === 'GET' ? undefined : body,
  });
  return { status: response.status, text: await response.text() };
}

describe('malformed requests', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
    'API-1 API-2 PROM-30 get the contract’s error from %s %s and change nothing',
    { timeout: 30_000 },
    async (_method, _path, endpoint) => {
      // Prepared before the provider starts, because it closes connections that are idle for five seconds.
      const sent = probes(endpoint);
      const { origin, shop, log } = await testProvider({ otp: { codesPerHourByAddress: 100_000 } });
      const { token } = await loggedIn(origin, 9876543210);
      const before = await shop.db.selectFrom('product').selectAll().execute();
      for (const probe of sent) {
        const { status, text } = await sendProbe(origin, token, endpoint, probe);
        const body = JSON.parse(text);
        expect(status, `${JSON.stringify(probe).slice(0, 200)} → ${text.slice(0, 200)}`).toBeLessThan(500);
        if (status >= 400) expect(body).toMatchObject({ message: expect.stringMatching(/\S/) });
        if (status >= 400) expect(text).not.toMatch(/sqlite|select |insert |\.ts:|node_modules|at Object/i);
      }
      expect(await shop.db.selectFrom('product').selectAll().execute()).toEqual(before);
      expect(log.filter((line) => line.includes('"fault"'))).toEqual([]);
    },
  );

  it('API-41 PROM-30 PROM-208 get a 413 for a body above 64 KB', async () => {
    const { origin } = await testProvider();
    const response = await fetch(`${origin}${sendOtp.path}`, {
      method: 'POST',
      body: JSON.stringify({ a: 'x'.repeat(70_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: 'The request is too large.' });
    // The rest of the body is not read.
    expect(response.headers.get('connection')).toBe('close');
  });

  it('keep their connection after any other error', async () => {
    const { origin } = await testProvider();
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${origin}${sendOtp.path}`, { method: 'POST', headers, body: '{' });
    expect(response.status).toBe(400);
    expect(response.headers.get('connection')).toBe('keep-alive');
  });

  it.each([
    '/',
    '/api',
    '/api/product/nosuch',
    '/images/../../etc/passwd',
    '/%E0%A4%A',
    '/images/x/sample-400.webp',
  ])('get a 404 with a message at %s', async (path) => {
    const { origin } = await testProvider();
    const response = await fetch(`${origin}${path}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\S/) });
  });
});
