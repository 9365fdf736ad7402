import { expect, test } from 'vitest';
import { type ActEnd, differencesOf } from './shopper-acts.ts';

const LIVE: ActEnd = {
  ...{ address: '/shop/Sheet?sort=price_desc', isTitleChanged: true, hasFocus: true },
  products: ['/one', '/two', '/three', '/four'],
  sums: [18370],
  amounts: [3690, 18370],
  ...{ dialogs: 0, frames: 1 },
  faults: ['a picture is late'],
  stops: { reached: 24, unseen: 1, unmarked: 2 },
};

test.each<[what: string, change: Partial<ActEnd>, told: string]>([
  ['error', { faults: ['Error: no'] }, 'brings about an error: Error: no'],
  [
    'address',
    { address: '/shop/Sheet' },
    'leads to /shop/Sheet; live it leads to /shop/Sheet?sort=price_desc',
  ],
  ['title', { isTitleChanged: false }, 'leaves the title of the page before'],
  ['order', { products: ['/two', '/one', '/three'] }, 'in this order: /one, /two, /three'],
  ['product that is missing', { products: ['/one', '/three'] }, 'in this order: /one, /two, /three'],
  ['sum', { sums: [22060], amounts: [3690, 22060] }, 'does not show the sum ₹18370'],
  ['dialog', { dialogs: 1 }, 'leaves open dialogs: 1; live: 0'],
  ['frame', { frames: 0 }, 'shows pages of others: 0; live: 1'],
  ['focus', { hasFocus: false }, 'loses the focus'],
  ['trap', { stops: { ...LIVE.stops, reached: 2 } }, 'reaches 2 controls; live it reaches 24'],
  ['hidden control', { stops: { ...LIVE.stops, unseen: 9 } }, 'stops at 9 controls that cannot be seen'],
  ['unmarked focus', { stops: { ...LIVE.stops, unmarked: 9 } }, 'does not show that it is at 9'],
])('PROM-309 an act that ends with another %s is told', (_, change, told) => {
  expect(differencesOf(LIVE, { ...LIVE, ...change })).toEqual([expect.stringContaining(told)]);
});

test.each<[what: string, change: Partial<ActEnd>]>([
  ['other products between', { products: ['/new', '/one', '/two', '/offer', '/three'] }],
  ['a sum under another name', { sums: [], amounts: [18370, 99] }],
  ['fewer controls', { stops: { reached: 15, unseen: 3, unmarked: 5 } }],
  ['no error', { faults: [] }],
])('PROM-309 an act that ends with %s is the same', (_, change) => {
  expect(differencesOf(LIVE, { ...LIVE, ...change })).toEqual([]);
});
