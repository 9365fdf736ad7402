// @module-tag all

import { join } from 'node:path';
import { publishTogether, registerTogether } from 'releases/registry/publish';
import { previewToken } from 'releases/registry/signing/preview';
import { readTeams } from 'releases/registry/signing/teams';
import { addTeam, removeTeam } from 'releases/registry/team-changes';
import { remoteBuild, shellBuild, temporaryFolder } from 'releases/testing/artefact-fixture';
import { describe, expect, test } from 'vitest';
import { dataBlock, pagesUnderTest } from '../testing/page-fixture.ts';

const HOUR = 3_600_000;
/** Milliseconds: a change waits for a renderer, which starts slowly on a busy machine. */
const SERVED_WITHIN = 60_000;
/** Differs from the live catalog in the number that its page shows. */
const NEXT_CATALOG = `const { number } = require('shop/number'); exports.pages = { shop: number + 1 };`;

async function shopWithTeam(environment?: NodeJS.ProcessEnv) {
  const edge = await pagesUnderTest(environment);
  const { registry, builds, origin } = edge;
  const keysFolder = await temporaryFolder();
  await addTeam(registry, 'design', ['catalog'], keysFolder);
  const build = await remoteBuild(join(builds, 'next'), { server: NEXT_CATALOG });
  const { hashes: registered } = await registerTogether([build], registry, { keysFolder });
  const signed = async (releases: Readonly<Record<string, string>>, lasts = HOUR, keys = keysFolder) =>
    previewToken(await readTeams(registry), releases, Date.now() + lasts, keys);
  return {
    ...edge,
    registered,
    signed,
    begin: (token: string) => fetch(`${origin}/preview/${token}`, { redirect: 'manual' }),
    open: (path: string, cookie = '', init: RequestInit = {}) =>
      fetch(origin + path, { ...init, headers: { Cookie: cookie }, redirect: 'manual' }),
  };
}

interface Told {
  live: Readonly<Record<string, string>>;
}

const cookieOf = (response: Response) => response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
const shownNumber = async (response: Response) =>
  dataBlock(await response.clone().text(), 'query-state').catalog.pages.shop;

describe('a preview', () => {
  test('PROM-307 shows one browser a registered release, and everybody else what is live', async () => {
    const shop = await shopWithTeam();
    const begun = await shop.begin(await shop.signed(shop.registered));
    expect([begun.status, begun.headers.get('Location')]).toEqual([303, '/']);
    expect(begun.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax$/);

    const previewed = await shop.open('/good', cookieOf(begun));
    expect(await shownNumber(previewed)).toBe(8);
    expect(previewed.headers.get('Cache-Control')).toBe('no-store');
    expect(previewed.headers.get('X-Robots-Tag')).toBe('noindex');
    const html = await previewed.text();
    expect(html).toContain(`Preview of catalog ${shop.registered['catalog']}.`);
    expect(html).toContain('<a href="/preview/end">');

    const ordinary = await shop.open('/good');
    expect(await shownNumber(ordinary)).toBe(7);
    expect([ordinary.headers.get('Cache-Control'), ordinary.headers.get('X-Robots-Tag')]).toEqual([
      'no-cache',
      null,
    ]);
    expect(await ordinary.text()).not.toContain('Preview of');
  });

  test('PROM-307 tells its tab that its own releases are live, and ends by its link', async () => {
    const shop = await shopWithTeam();
    const cookie = cookieOf(await shop.begin(await shop.signed(shop.registered)));
    const live = async (of?: string) => (await told(shop, of)).live['catalog'];
    expect(await live(cookie)).toBe(shop.registered['catalog']);
    expect(await live()).not.toBe(shop.registered['catalog']);
    const ended = await shop.open('/preview/end', cookie);
    expect(ended.headers.get('Set-Cookie')).toMatch(/^preview=; Max-Age=0;/);
  });

  test('PROM-307 shows what has gone live beside it since', async () => {
    const shop = await shopWithTeam();
    const cookie = cookieOf(await shop.begin(await shop.signed(shop.registered)));
    await shop.open('/good', cookie);
    const account = await remoteBuild(join(shop.builds, 'account'), { id: 'account', pages: {} });
    const [published] = await publishTogether([account], shop.registry);
    await expect
      .poll(async () => (await told(shop, cookie)).live, { timeout: SERVED_WITHIN })
      .toMatchObject({ account: published?.hash, catalog: shop.registered['catalog'] });
  });
});

/** What a tab learns about the live releases. */
async function told(shop: Shop, cookie?: string): Promise<Told> {
  return (await (await shop.open('/releases/live', cookie)).json()) as Told;
}

type Shop = Awaited<ReturnType<typeof shopWithTeam>>;

test.each<[what: string, token: (shop: Shop) => Promise<string>, sentence: string]>([
  ['has expired', (shop) => shop.signed(shop.registered, -1), 'This preview has expired.'],
  ['is not whole', async (shop) => (await shop.signed(shop.registered)).slice(0, -40), 'copied in full'],
  [
    'names another release than was signed',
    async (shop) => {
      const text = Buffer.from(await shop.signed(shop.registered), 'base64url').toString();
      const other = text.replace(String(shop.registered['catalog']), '0123456789abcdef');
      return Buffer.from(other).toString('base64url');
    },
    'not signed by a team that publishes catalog',
  ],
  [
    'lasts longer than was signed',
    async (shop) => {
      const token = JSON.parse(
        Buffer.from(await shop.signed(shop.registered, -1), 'base64url').toString(),
      ) as object;
      return Buffer.from(JSON.stringify({ ...token, expires: Date.now() + HOUR })).toString('base64url');
    },
    'not signed by a team that publishes catalog',
  ],
  [
    'is signed with the key of another shop’s team',
    async (shop) => {
      const [other, keysFolder] = [join(shop.builds, 'other/registry'), await temporaryFolder()];
      await publishTogether([await shellBuild(join(shop.builds, 'other-shell'))], other);
      await addTeam(other, 'design', ['catalog'], keysFolder);
      const expires = Date.now() + HOUR;
      return previewToken(await readTeams(other), shop.registered, expires, keysFolder);
    },
    'not signed by a team that publishes catalog',
  ],
  [
    'is of a team that was removed',
    async (shop) => {
      const token = await shop.signed(shop.registered);
      await removeTeam(shop.registry, 'design');
      return token;
    },
    'not signed by a team that publishes catalog',
  ],
  [
    'names a release that is not registered',
    (shop) => shop.signed({ catalog: '0123456789abcdef' }),
    'This machine does not have catalog 0123456789abcdef',
  ],
])('PROM-307 a preview that %s is refused', async (_, token, sentence) => {
  const shop = await shopWithTeam();
  const address = await token(shop);
  const begun = await shop.begin(address);
  expect([begun.status, begun.headers.get('Set-Cookie')]).toEqual([403, null]);
  expect(await begun.text()).toContain(sentence);
  const document = await shop.open('/good', `preview=${address}`);
  expect([document.status, cookieOf(document)]).toEqual([403, 'preview=']);
  expect(document.headers.get('Cache-Control')).toBe('no-store');
});

test.each([
  ['real', 403, { PAYMENT_SCRIPT_URL: 'https://pay.example/checkout.js' }],
  ['made in the sandbox', 502, {}],
])('PROM-307 where payments are %s, a preview has the status %i for one', async (_, status, environment) => {
  // Nothing listens on this port.
  const shop = await shopWithTeam({ PROVIDER_PORT: '9', ...environment });
  const cookie = cookieOf(await shop.begin(await shop.signed(shop.registered)));
  const pay = (of?: string) => shop.open('/api/order/pay', of, { method: 'POST', body: '{}' });
  expect((await pay(cookie)).status).toBe(status);
  expect((await pay()).status).toBe(502);
});
