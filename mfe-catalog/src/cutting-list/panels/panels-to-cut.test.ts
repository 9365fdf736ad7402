import { describe, expect, it } from 'vitest';
import { cutMessages } from './cut-messages.ts';
import type { CuttingList, ListRow } from './list-in-address.ts';
import { checkedList, MAX_PANELS } from './panels-to-cut.ts';

const words = cutMessages.errors;
const SHEET = { length: 24_400, width: 12_200, isStated: true, hasGrain: false };

const listOf = (rows: Partial<ListRow>[], settings: Partial<CuttingList> = {}): CuttingList => ({
  product: { product_id: 'TEAK', material: 'Sheet' },
  rows: rows.map((row) => ({ name: '', length: '600', width: '720', pieces: '1', ...row })),
  kerf: '3',
  trim: '5',
  keepGrain: false,
  ...settings,
});

const errorsOf = (row: Partial<ListRow>, settings?: Partial<CuttingList>, piece = SHEET) =>
  checkedList(listOf([row], settings), piece).rowErrors[0];

describe('the panels of a list', () => {
  it('CUT-9 are cut from what the trimmed edges leave of a piece', () => {
    const { cut } = checkedList(
      listOf([
        { name: ' Shutter ', pieces: '2' },
        { length: '', width: '' },
      ]),
      SHEET,
    );
    expect(cut).toEqual({
      rows: [
        { name: 'Shutter', length: 6_000, width: 7_200, pieces: 2 },
        { name: '', length: 0, width: 0, pieces: 0 },
      ],
      panels: [
        { length: 6_000, width: 7_200, mayTurn: true },
        { length: 6_000, width: 7_200, mayTurn: true },
      ],
      rowOf: [0, 0],
      stock: { length: 24_300, width: 12_100, kerf: 30 },
      trim: 50,
    });
  });

  it.each([
    ['of a decor with a direction', {}, { ...SHEET, hasGrain: true }],
    ['where the shopper keeps it', { keepGrain: true }, SHEET],
  ])('CUT-3 may not be turned %s', (_, settings, piece) => {
    expect(checkedList(listOf([{}], settings), piece).cut?.panels).toEqual([
      { length: 6_000, width: 7_200, mayTurn: false },
    ]);
  });
});

describe('a row that cannot be cut', () => {
  it.each([
    ['without a length', { length: '' }, { length: words.noLength }],
    ['without a width', { width: ' ' }, { width: words.noWidth }],
    ['with words for a measure', { length: 'wide' }, { length: words.measure('wide') }],
    ['with parts of a piece', { pieces: '1.5' }, { pieces: words.pieces }],
    ['of no pieces', { pieces: '0' }, { pieces: words.pieces }],
    ['longer than a piece', { length: '2441' }, { length: words.tooLong(24_410, 24_300) }],
    [
      'longer than its trimmed edges leave',
      { length: '2440' },
      { length: words.trimmedLength(24_400, 50, 24_300) },
    ],
    [
      'too long the other way round',
      { length: '600', width: '2440' },
      { width: words.trimmedLength(24_400, 50, 24_300) },
    ],
    ['wider than a piece', { length: '2000', width: '1221' }, { width: words.tooWide(12_210, 12_100) }],
    [
      'wider than its trimmed edges leave',
      { length: '2000', width: '1220' },
      { width: words.trimmedWidth(12_200, 50, 12_100) },
    ],
    [
      'whose shorter side is too long',
      { length: '1300', width: '1400' },
      { width: words.tooWide(14_000, 12_100) },
    ],
  ])('CUT-4 CUT-7 %s says so at its field', (_, row, errors) => {
    expect(errorsOf(row)).toEqual(errors);
  });

  it('CUT-7 says what fits along the grain where it fits across alone', () => {
    expect(errorsOf({ length: '600', width: '2000' })).toEqual({});
    expect(errorsOf({ length: '600', width: '2000' }, { keepGrain: true })).toEqual({
      width: words.acrossGrain(24_300, 12_100),
    });
  });

  it('CUT-7 leaves the list without a plan', () => {
    expect(checkedList(listOf([{}, { length: '9000' }]), SHEET).cut).toBeUndefined();
  });
});

describe('blade and trimmed edges', () => {
  it.each([
    [{ kerf: 'thin' }, { kerf: words.kerf }],
    [{ kerf: '11' }, { kerf: words.kerf }],
    [{ trim: '101' }, { trim: words.trim }],
    [{ trim: '' }, { trim: words.trim }],
    [{ kerf: '0', trim: `1/4"` }, {}],
  ])('CUT-9 of %o', (settings, errors) => {
    expect(checkedList(listOf([{}], settings), SHEET).sawErrors).toEqual(errors);
  });
});

it('CUT-8 refuses more panels than a page can plan, with their number', () => {
  const { tooMany, cut } = checkedList(listOf([{ pieces: '500' }, {}]), SHEET);
  expect(tooMany).toBe(words.tooMany(501, MAX_PANELS));
  expect(cut).toBeUndefined();
});
