import { expect, test } from 'vitest';
import { bareSet } from '../../testing/set-fixture.ts';
import type { Release, RemoteRelease, ShellRelease } from '../store/release-manifest.ts';
import { pathErrors } from './page-paths.ts';

type Pages = RemoteRelease['pages'];

const shell = { ...bareSet(1).shell.release, paths: ['/', '/about'] } satisfies ShellRelease;

function remote(id: string, pages: Pages, names = Object.keys(pages)): RemoteRelease {
  const modules = Object.fromEntries(names.map((name) => [name, { kind: 'page' as const, js: [], css: [] }]));
  const nothing = { shared: {}, imports: {}, mounts: [], calls: {}, files: {} };
  return { id, name: `mfe_${id}`, contract: '^2.0.0', entry: 'entry.js', modules, pages, ...nothing };
}

const gifts = remote('gifts', {
  cards: { patterns: ['/gifts', '/gifts/:kind'], values: { kind: ['paper', 'sample'] } },
  card: { patterns: ['/gifts/:kind/:id'] },
});
const errorsOf = (pages: Pages, others: Release[] = [shell, gifts]) =>
  pathErrors([remote('offers', pages)], others);

test.each<[string, `/${string}`[], Pages[string]['values']?]>([
  ['a path of nobody', ['/offers']],
  ['a path that differs in its length', ['/gifts/paper/red/large']],
  ['a value that another one does not allow', ['/gifts/sold-out']],
  ['values that another one does not have', ['/gifts/:state'], { state: ['new', 'old'] }],
])('PROM-303 a remote may claim %s', (_, patterns, values) => {
  expect(errorsOf({ offers: { patterns, values } })).toEqual([]);
});

const hides = (path: string) => `which would hide ${path}, or be hidden by it.`;

test.each<[string, `/${string}`, ...string[]]>([
  ['the path of another remote', '/gifts', 'which is a page of gifts.'],
  ['a path of the shell', '/about', 'which is a page of shell.'],
  ['one in another spelling', '/About', hides('/about of shell')],
  ['one of several values', '/gifts/paper', 'which is a page of gifts.'],
  ['a live path by a parameter', '/:any', hides('/about of shell'), hides('/gifts of gifts')],
  ['a path that a live parameter takes', '/gifts/paper/new', hides('/gifts/:kind/:id of gifts')],
  ['a path of the API', '/api/offers', 'but /api is not for pages.'],
  [
    'a path below the checkout',
    '/checkout/offers',
    'but /checkout is cart-checkout’s alone: payments have a policy of their own.',
  ],
])('PROM-303 a remote may not claim %s', (_, pattern, ...reasons) => {
  const errors = reasons.map((reason) => `offers claims ${pattern}, ${reason}`);
  expect(errorsOf({ offers: { patterns: [pattern] } })).toEqual(errors);
});

test('a page of a remote may take the path of another page of its own', () => {
  const own: Pages = { one: { patterns: ['/offers/today'] }, other: { patterns: ['/offers/:day'] } };
  expect(errorsOf(own)).toEqual([]);
});

test('PROM-303 two releases of one publication may not claim one path', () => {
  const offers = remote('offers', { offers: { patterns: ['/gifts'] } });
  expect(pathErrors([offers, gifts], [shell])).toEqual([
    'offers claims /gifts, which is a page of gifts.',
    'gifts claims /gifts, which is a page of offers.',
  ]);
});

test('releases that stay do not block another one', () => {
  const stays = remote('offers', { offers: { patterns: ['/gifts'] } });
  expect(
    pathErrors([remote('samples', { samples: { patterns: ['/samples'] } })], [shell, gifts, stays]),
  ).toEqual([]);
});

test('PROM-303 a remote keeps the paths that others link', () => {
  const catalog = remote('catalog', {
    shop: { patterns: ['/shop/:class'], values: { class: ['Sheet', 'Board'] } },
    product: { patterns: ['/shop/:category/:type/:shade/:productId'] },
    shortlist: { patterns: ['/shortlist'] },
    'cutting-list': { patterns: ['/cutting-list'] },
  });
  expect(pathErrors([catalog], [shell])).toEqual([
    'catalog lacks /shop (catalog/shop), to which others link.',
  ]);
});

test('each page has a path, and each path a page', () => {
  const broken = remote('offers', { offers: { patterns: ['/offers'] } }, ['today']);
  expect(pathErrors([broken], [shell])).toEqual([
    'offers has the page today, but no path for it.',
    'offers has a path for offers, which is no page of it.',
  ]);
});
