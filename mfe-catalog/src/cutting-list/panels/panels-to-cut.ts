import { fits, type Panel, type Stock } from '../packing/plan.ts';
import { cutMessages } from './cut-messages.ts';
import type { CuttingList, ListRow } from './list-in-address.ts';
import { type Measure, readMeasure } from './measures.ts';
import type { PieceToCut } from './piece-to-cut.ts';

export type RowErrors = Partial<Record<keyof ListRow, string>>;

/** Shared by all correct rows, so that a change to one row does not render the others again. */
const NO_ERRORS: RowErrors = {};

/** A row that can be cut. An unfinished row counts no pieces. */
export type CutRow = { name: string; length: Measure; width: Measure; pieces: number };

export type CutList = {
  /** In the order of the list's rows. */
  rows: readonly CutRow[];
  panels: readonly Panel[];
  /** Index of a panel → index of its row. */
  rowOf: readonly number[];
  stock: Stock;
  /** The width that is trimmed from each edge. */
  trim: Measure;
};

export type CheckedList = {
  /** In the order of the list's rows. An unfinished row has no errors. */
  rowErrors: readonly RowErrors[];
  sawErrors: { kerf?: string; trim?: string };
  /** The error of a list with too many panels for a page. */
  tooMany?: string;
  /** Set only if the list has panels and all of them can be cut. */
  cut?: CutList;
};

/** The most panels for which a cheap phone makes the first plan within a third of a second. */
export const MAX_PANELS = 500;

const MAX_KERF = 100;
const MAX_TRIM = 1_000;

/** Splits a list into what can be cut from pieces of this size, and what has to be corrected (CUT-6 to CUT-9). */
export function checkedList({ rows, kerf, trim, keepGrain }: CuttingList, piece: PieceToCut): CheckedList {
  const blade = inLimit(readMeasure(kerf), MAX_KERF);
  const edge = inLimit(readMeasure(trim), MAX_TRIM);
  const sawErrors = {
    ...(blade === undefined && { kerf: cutMessages.errors.kerf }),
    ...(edge === undefined && { trim: cutMessages.errors.trim }),
  };
  const stock: Stock = {
    length: piece.length - 2 * (edge ?? 0),
    width: piece.width - 2 * (edge ?? 0),
    kerf: blade ?? 0,
  };
  const mayTurn = !keepGrain && !piece.hasGrain;
  const checked = rows.map((row) => checkedRow(row, stock, mayTurn, edge ?? 0));
  const cutRows = checked.map(({ cut }) => cut);
  const count = cutRows.reduce((sum, { pieces }) => sum + pieces, 0);
  const rowErrors = checked.map(({ errors }) => errors);
  const isCorrect = [...rowErrors, sawErrors].every((errors) => Object.keys(errors).length === 0);
  const rowOf = cutRows.flatMap(({ pieces }, at) => Array.from({ length: pieces }, () => at));
  const panels = cutRows.flatMap(({ length, width, pieces }) =>
    Array.from({ length: pieces }, () => ({ length, width, mayTurn })),
  );
  return {
    rowErrors,
    sawErrors,
    ...(count > MAX_PANELS && { tooMany: cutMessages.errors.tooMany(count, MAX_PANELS) }),
    ...(isCorrect &&
      count > 0 &&
      count <= MAX_PANELS && { cut: { rows: cutRows, panels, rowOf, stock, trim: edge ?? 0 } }),
  };
}

/** A row without measures, such as the empty one at the end of the list. */
export function isBlank({ name, length, width }: ListRow): boolean {
  return [name, length, width].every((text) => text.trim() === '');
}

/** Counts the pieces of the rows whose numbers can be read. */
export function piecesOf(rows: readonly ListRow[]): number {
  return rows.reduce((sum, { pieces }) => sum + wholeNumber(pieces), 0);
}

const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : 0);

function checkedRow(
  row: ListRow,
  stock: Stock,
  mayTurn: boolean,
  trim: Measure,
): { cut: CutRow; errors: RowErrors } {
  const none = { name: '', length: 0, width: 0, pieces: 0 };
  if (isBlank(row)) return { cut: none, errors: NO_ERRORS };
  const words = cutMessages.errors;
  const length = readMeasure(row.length);
  const width = readMeasure(row.width);
  const pieces = wholeNumber(row.pieces);
  const errors: RowErrors = {
    ...(!length && { length: row.length.trim() ? words.measure(row.length) : words.noLength }),
    ...(!width && { width: row.width.trim() ? words.measure(row.width) : words.noWidth }),
    ...(!pieces && { pieces: words.pieces }),
  };
  if (!length || !width || !pieces) return { cut: none, errors };
  const panel = { length, width, mayTurn };
  if (!fits(panel, stock)) return { cut: none, errors: tooLarge(panel, stock, trim) };
  return { cut: { name: row.name.trim(), length, width, pieces }, errors: NO_ERRORS };
}

/** States the measure that does not fit, and the largest one that would; the trim as well, if the panel fits an untrimmed piece. */
function tooLarge(panel: Panel, stock: Stock, trim: Measure): RowErrors {
  const { length, width, mayTurn } = panel;
  const words = cutMessages.errors;
  const untrimmed = { ...stock, length: stock.length + 2 * trim, width: stock.width + 2 * trim };
  const isTrimmed = fits(panel, untrimmed);
  // The shopper may have swapped length and width.
  const fitsTurned = !mayTurn && width <= stock.length && length <= stock.width;
  if (fitsTurned && !isTrimmed) return { width: words.acrossGrain(stock.length, stock.width) };
  const tooLong = (measure: Measure) =>
    isTrimmed ? words.trimmedLength(measure, trim, stock.length) : words.tooLong(measure, stock.length);
  if (length > stock.length) return { length: tooLong(length) };
  if (mayTurn && width > stock.length) return { width: tooLong(width) };
  return {
    width: isTrimmed ? words.trimmedWidth(width, trim, stock.width) : words.tooWide(width, stock.width),
  };
}

function inLimit(measure: Measure | undefined, most: Measure): Measure | undefined {
  return measure !== undefined && measure <= most ? measure : undefined;
}
