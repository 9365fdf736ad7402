import { expect, it } from 'vitest';
import { readMeasure } from './measures.ts';
import { checkedList } from './panels-to-cut.ts';
import { PRESETS, type PresetName, presetRows } from './presets.ts';

const SHEET = { length: 24_400, width: 12_200, isStated: true, hasGrain: true };
const usual = (name: PresetName) =>
  Object.fromEntries(PRESETS[name].asks.map((ask) => [ask.measure, readMeasure(ask.usual) ?? 0]));

const written = (name: PresetName, productClass: 'Sheet' | 'Board') =>
  presetRows(name, usual(name), productClass, 180).map(
    (row) => `${row.pieces} × ${row.name} ${row.length} × ${row.width}`,
  );

it.each([
  ['wardrobe', 'Sheet', ['4 × Shutter 1997 × 447', '2 × Outer side 2100 × 600', '1 × Plinth 1800 × 100']],
  [
    'wardrobe',
    'Board',
    [
      '4 × Shutter 1997 × 447',
      '1 × Plinth 1800 × 100',
      '2 × Side 2100 × 600',
      '2 × Top and bottom 1764 × 600',
      '1 × Partition 1964 × 600',
      '8 × Shelf 873 × 580',
    ],
  ],
  [
    'kitchen',
    'Sheet',
    [
      '5 × Base shutter 717 × 597',
      '5 × Wall shutter 597 × 597',
      '2 × Base end 720 × 560',
      '2 × Wall end 600 × 320',
      '2 × Plinth 1500 × 100',
    ],
  ],
  ['door', 'Sheet', ['2 × Door face 2100 × 900', '2 × Long edge 2100 × 40', '2 × Short edge 900 × 40']],
  ['door', 'Board', ['1 × Door 2100 × 900']],
] as const)('CUT-5 a %s of %ss has its usual panels', (name, productClass, panels) => {
  expect(written(name, productClass)).toEqual(panels);
});

it.each(Object.keys(PRESETS) as PresetName[])('CUT-5 the usual %s can be cut along the grain', (name) => {
  for (const productClass of ['Sheet', 'Board'] as const) {
    const rows = presetRows(name, usual(name), productClass, 180);
    const list = { product: { product_id: '', material: '' }, rows, kerf: '3', trim: '5', keepGrain: false };
    expect(checkedList(list, SHEET).cut).toBeDefined();
  }
});
