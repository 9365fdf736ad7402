import type { CutSheet, Panel, Place, Stock } from './plan.ts';

/** Scores how much of a free rectangle a panel would leave. Lower is better. */
export type Spare = (spareLength: number, spareWidth: number, spareArea: number) => number;

export const FITS: readonly Spare[] = [
  (_length, _width, area) => area,
  (length, width) => Math.min(length, width),
  (length, width) => Math.max(length, width),
];

/** Whether the first cut beside a placed panel, which goes from edge to edge, runs along the sheet's length. */
export type Split = (right: Place, above: Place) => boolean;

const area = ({ length, width }: Place) => length * width;

export const SPLITS: readonly Split[] = [
  (right, above) => area(above) >= area(right),
  (right, above) => area(above) < area(right),
  () => true,
  () => false,
];

export type Rules = { spare: Spare; split: Split };

type Choice = { sheet: number; place: number; score: number; isTurned: boolean };

/**
 * Guillotine packing: puts each panel, in order, into the free rectangle of all sheets that fits it best, and opens a new sheet if none
 * fits. Two cuts from edge to edge take the panel out of its rectangle; the two remaining rectangles stay free for later panels.
 * @param order indices of panels, each of which fits into an empty sheet
 * @param begun sheets that already hold panels
 * @returns undefined if the panels need more than `limit` sheets
 */
export function packed(
  panels: readonly Panel[],
  order: readonly number[],
  stock: Stock,
  rules: Rules,
  begun: readonly CutSheet[] = [],
  limit = Number.POSITIVE_INFINITY,
): CutSheet[] | undefined {
  const sheets = [...begun];
  for (const index of order) {
    const panel = panels[index] as Panel;
    let best = bestChoice(sheets, panel, rules.spare);
    if (!best) {
      if (sheets.length >= limit) return undefined;
      sheets.push(emptySheet(stock));
      best = bestChoice(sheets, panel, rules.spare, sheets.length - 1);
      if (!best) throw new Error('A panel is larger than a sheet.');
    }
    sheets[best.sheet] = withPanel(
      sheets[best.sheet] as CutSheet,
      index,
      panel,
      best,
      stock.kerf,
      rules.split,
    );
  }
  return sheets;
}

function emptySheet({ length, width }: Stock): CutSheet {
  return { placed: [], free: [{ x: 0, y: 0, length, width }], used: 0 };
}

function bestChoice(sheets: readonly CutSheet[], panel: Panel, spare: Spare, from = 0): Choice | undefined {
  const { length, width } = panel;
  const area = length * width;
  const turns = panel.mayTurn && length !== width ? 2 : 1;
  let best: Choice | undefined;
  for (let sheet = from; sheet < sheets.length; sheet++) {
    const { free } = sheets[sheet] as CutSheet;
    for (let place = 0; place < free.length; place++) {
      const room = free[place] as Place;
      for (let turn = 0; turn < turns; turn++) {
        const spareLength = room.length - (turn === 0 ? length : width);
        const spareWidth = room.width - (turn === 0 ? width : length);
        if (spareLength < 0 || spareWidth < 0) continue;
        const score = spare(spareLength, spareWidth, room.length * room.width - area);
        if (!best || score < best.score) best = { sheet, place, score, isTurned: turn === 1 };
      }
    }
  }
  return best;
}

function withPanel(
  { placed, free, used }: CutSheet,
  index: number,
  panel: Panel,
  { place, isTurned }: Choice,
  kerf: number,
  split: Split,
): CutSheet {
  const room = free[place] as Place;
  const { x, y } = room;
  const length = isTurned ? panel.width : panel.length;
  const width = isTurned ? panel.length : panel.width;
  const beside = { x: x + length + kerf, y, length: room.length - length - kerf, width };
  const above = { x, y: y + width + kerf, length, width: room.width - width - kerf };
  const wideAbove = { ...above, length: room.length };
  const highBeside = { ...beside, width: room.width };
  const left = split(highBeside, wideAbove) ? [beside, wideAbove] : [highBeside, above];
  return {
    placed: [...placed, { panel: index, x, y, length, width }],
    // A rest narrower than the blade is sawdust.
    free: free.toSpliced(place, 1, ...left.filter((rest) => rest.length > 0 && rest.width > 0)),
    used: used + length * width,
  };
}
