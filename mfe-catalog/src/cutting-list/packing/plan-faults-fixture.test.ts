import { expect, it } from 'vitest';
import type { Panel, PlacedPanel, Stock } from './plan.ts';
import { planFaults } from './plan-faults-fixture.ts';

const STOCK: Stock = { length: 100, width: 100, kerf: 2 };
const PANELS: Panel[] = [
  { length: 60, width: 30, mayTurn: false },
  { length: 40, width: 20, mayTurn: true },
];
const first: PlacedPanel = { panel: 0, x: 0, y: 0, length: 60, width: 30 };
const second: PlacedPanel = { panel: 1, x: 0, y: 32, length: 40, width: 20 };

const faultsOf = (placed: PlacedPanel[], panels = PANELS) =>
  planFaults(panels, STOCK, { sheets: [{ placed, free: [], used: 0 }] });

it.each([
  ['nothing in a plan that can be sawn', [first, second], []],
  ['nothing in a turned panel', [first, { ...second, length: 20, width: 40 }], []],
  ['a panel that is missing', [first], ['panel 1 is there 0 times']],
  ['a panel that is there twice', [first, second, { ...second, y: 60 }], ['panel 1 is there 2 times']],
  ['an overlap', [first, { ...second, y: 29 }], ['sheet 1 cannot be sawn from edge to edge']],
  [
    'too little room for the blade',
    [first, { ...second, y: 31 }],
    ['sheet 1 cannot be sawn from edge to edge'],
  ],
  ['a panel beyond the edge', [first, { ...second, x: 61 }], ['panel 1 is not inside sheet 1']],
  ['other measures', [first, { ...second, width: 21 }], ['panel 1 has other measures on sheet 1']],
  [
    'a panel turned against its grain',
    [
      { ...first, length: 30, width: 60 },
      { ...second, x: 40 },
    ],
    ['panel 0 has other measures on sheet 1'],
  ],
])('CUT-12 finds %s', (_, placed, faults) => {
  expect(faultsOf(placed)).toEqual(faults);
});

it('CUT-12 finds a pinwheel, which no cut from edge to edge parts', () => {
  const pinwheel = [
    { panel: 0, x: 0, y: 0, length: 60, width: 30 },
    { panel: 1, x: 62, y: 0, length: 30, width: 60 },
    { panel: 2, x: 32, y: 62, length: 60, width: 30 },
    { panel: 3, x: 0, y: 32, length: 30, width: 60 },
    { panel: 4, x: 32, y: 32, length: 28, width: 28 },
  ];
  expect(
    faultsOf(
      pinwheel,
      pinwheel.map((place) => ({ ...place, mayTurn: false })),
    ),
  ).toEqual(['sheet 1 cannot be sawn from edge to edge']);
});
