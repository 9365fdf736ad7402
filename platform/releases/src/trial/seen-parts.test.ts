import { expect, test } from 'vitest';
import type { SeenPart } from './in-page/seen-parts.ts';
import { fainterParts, unseenParts } from './seen-parts.ts';

const TITLE: SeenPart = {
  kind: 'title',
  label: 'Acrylic sheets',
  opacity: 1,
  contrast: 15,
  fontSize: 28,
  size: 20,
  share: 1,
};
const CARD: SeenPart = { ...TITLE, kind: 'link', label: '/shop/Sheet/teak' };
const ADD: SeenPart = { ...TITLE, kind: 'button', label: 'Add to Cart', size: 120 };
const FILTERS: SeenPart = { ...ADD, label: 'Filters', size: 140 };
const LIVE = [TITLE, CARD, FILTERS, ADD];

function told(...now: SeenPart[]): string {
  return fainterParts('/shop/Sheet', LIVE, now).join('\n');
}

test.each([
  [{ opacity: 0.4 }, 'the title has an opacity of 40 %; live it has 100 %.'],
  [{ contrast: 1.9 }, 'the title has a contrast of 1.9 : 1 with its ground; live it has 15.0 : 1.'],
  [{ fontSize: 12 }, 'the title has letters of 12 pixels; live they have 28.'],
  [{ size: 8 }, 'the title has shrunk to 40 % of its size.'],
  [{ share: 0.2 }, 'the title shows 20 % of itself: the rest is cut off, or beside the page.'],
])('a title with %o is told', (change, sentence) => {
  expect(told({ ...TITLE, ...change }, CARD, FILTERS, ADD)).toBe(`/shop/Sheet: ${sentence}`);
});

test('a redesign is not reported', () => {
  const title = { ...TITLE, label: 'Sheets', opacity: 0.8, contrast: 4, fontSize: 20, size: 14 };
  const large = { ...TITLE, fontSize: 48, size: 36 };
  expect(fainterParts('/shop/Sheet', [large], [{ ...large, fontSize: 22, size: 16 }])).toEqual([]);
  const card = { ...CARD, size: 3, contrast: null };
  expect(told(title, card, { ...ADD, size: 70 }, { ...FILTERS, opacity: 0 })).toBe('');
});

test('a button is found by its words, and reported although a larger one is visible', () => {
  expect(told(TITLE, CARD, FILTERS, { ...ADD, opacity: 0.1 })).toContain(
    'the main button “Add to Cart” has an',
  );
});

test('a link is found by its address; if it is gone, one of the first links must be visible', () => {
  const pale = { ...CARD, contrast: 1.1 };
  const other = { ...CARD, label: '/shop/Board' };
  expect(told(TITLE, other, pale, ADD)).toContain('the first link has a contrast of 1.1 : 1');
  expect(told(TITLE, { ...pale, label: '/new' }, other, ADD)).toBe('');
});

test('a part that is hardly visible live may stay so', () => {
  const pale = { ...TITLE, contrast: 2.5 };
  expect(fainterParts('/', [pale], [{ ...pale, contrast: 1.2 }])).toEqual([]);
});

test.each([{ opacity: 0.1 }, { contrast: 1.2 }, { fontSize: 5 }])(
  'a kind cannot be seen if each of the first five has %o',
  (change) => {
    const links = Array.from({ length: 5 }, () => ({ ...CARD, ...change }));
    expect(unseenParts('/', [TITLE, ...links, CARD], 'on a desk')).toEqual([
      '/: its links cannot be seen on a desk.',
    ]);
    expect(unseenParts('/', [CARD, ...links], 'on a desk')).toEqual([]);
  },
);

test('letters on a picture can be seen', () => {
  expect(unseenParts('/', [{ ...TITLE, contrast: null, fontSize: 5 }], 'on a phone')).toEqual([]);
});
