import { type Unit, unitOf } from '../panels/measures.ts';
import { type Commas, cellAmount, cellPieces, cellsOf, commasOf, type Delimiter } from './cells.ts';
import { type ColumnName, columnName, type Role } from './column-roles.ts';
import { type Amount, isThicknessMeasure, type LineReading } from './draft.ts';
import { inUnit, itemsOf, withoutSigns } from './line-items.ts';
import { neverPanel, withoutMeasures } from './no-panel.ts';
import { pasteMessages } from './paste-messages.ts';

/** A table's header, and what its rows have in common. */
export type Layout = {
  /** Undefined if spaces separate the columns. */
  delimiter?: Delimiter;
  columns: readonly ColumnName[];
  /** Whether it is a table of sheets, not of panels. */
  isStock: boolean;
  commas?: Commas;
  /** The columns are `H` and `L`, and either may be the width. */
  isUnclear: boolean;
  /** A measure of the table is a fraction without a unit. */
  hasFractions?: boolean;
};

const words = pasteMessages.unclear;

/** The columns of a line that is a header: it has the length and the width, or the size. */
export function layoutOf(cells: readonly string[], delimiter: Delimiter | undefined): Layout | undefined {
  if (cells.some((cell) => /^\d/.test(cell))) return undefined;
  const columns = withCount(cells.map(columnName));
  const has = (...roles: Role[]) => columns.some(({ role }) => role && roles.includes(role));
  const { length, width } = measureColumns(columns);
  const hasMeasures = length.length > 0 && width.length > 0;
  if (!hasMeasures && !(has('size') && has('pieces', 'name'))) return undefined;
  if (delimiter === undefined && columns.some(({ role }) => !role)) return undefined;
  const names = cells.map((cell) => cell.toLowerCase());
  const isUnclear = names.includes('h') && names.includes('l') && !has('width');
  return { ...(delimiter && { delimiter }), columns, isStock: false, isUnclear };
}

/** The columns of a header with some known names, but neither length and width nor a size. */
export function unknownLayout(
  cells: readonly string[],
  delimiter: Delimiter | undefined,
): Layout | undefined {
  const named = cells.filter((cell) => cell !== '');
  if (!delimiter || named.length < 3 || named.some((cell) => /\d/.test(cell))) return undefined;
  const isHeader = named.some((cell) => columnName(cell).role);
  return isHeader
    ? { delimiter, columns: cells.map(() => ({})), isStock: false, isUnclear: true }
    : undefined;
}

/** A `No` column after length and width counts pieces, if no other column does. */
function withCount(columns: readonly ColumnName[]): ColumnName[] {
  const isCounted = columns.some(({ role }) => role === 'pieces');
  const measures = columns.flatMap(({ role }, at) => (role === 'length' || role === 'width' ? [at] : []));
  return columns.map((column, at) =>
    !isCounted && column.role === 'number' && measures.length > 1 && at > Math.max(...measures)
      ? { ...column, role: 'pieces' }
      : column,
  );
}

function measureColumns(columns: readonly ColumnName[]) {
  const of = (role: Role) => columns.flatMap((column, at) => (column.role === role ? [at] : []));
  const [lengths, heights, widths, depths] = [of('length'), of('height'), of('width'), of('depth')];
  const length = [lengths, heights, widths].find((some) => some.length > 0) ?? [];
  const across = [widths, depths, heights].filter((some) => some !== length);
  const width = across.find((some) => some.length > 0) ?? [];
  const third = [lengths, heights, widths, depths].filter((some) => some !== length && some !== width).flat();
  return { length, width, third };
}

/** A row with a unit such as `cm` below each measure sets the units of the columns; undefined for any other row. */
export function unitRow(cells: readonly string[], layout: Layout): Layout | undefined {
  const units = cells.map((cell) => unitOf(cell.replaceAll(/[()[\]]/g, '')));
  const isOther = cells.some(
    (cell, at) => cell !== '' && !units[at] && !/^(?:nos?|pcs|pieces|stk|stück)\.?$/i.test(cell),
  );
  if (isOther || !units.some(Boolean)) return undefined;
  const columns = layout.columns.map((column, at) => ({ ...column, ...(units[at] && { unit: units[at] }) }));
  return { ...layout, columns };
}

/** Adds how the rows of a table use commas and fractions. */
export function withHabits(layout: Layout, rows: readonly (readonly string[])[]): Layout {
  const { length, width } = measureColumns(layout.columns);
  const cells = rows.flatMap((row) => [...length, ...width].map((at) => row[at] ?? ''));
  const numbers = rows.flat();
  const commas = commasOf(numbers);
  const hasFractions = cells.some((cell) => cellAmount(cell, commas)?.isMixed);
  return { ...layout, ...(commas && { commas }), hasFractions };
}

/** @param unit set for the whole list by a line above */
export function readRow(cells: readonly string[], layout: Layout, unit?: Unit): LineReading {
  const { columns, commas } = layout;
  const filled = cells.findLastIndex((cell) => cell !== '') + 1;
  const never = neverPanel(cells.find((cell) => cell !== '') ?? '');
  if (never) return { reason: never };
  if (layout.isStock) return { reason: pasteMessages.noPanel.stock };
  if (filled > columns.length) return { reason: words.cells };
  const of = (role: Role) => columns.flatMap((column, at) => (column.role === role ? [at] : []));
  const { length, width, third } = measureColumns(columns);
  if (layout.isUnclear) return { reason: words.cellsWithoutHeader };
  const amountAt = (at: number) =>
    cellAmount(cells[at] ?? '', commas, columns[at]?.unit ?? (layout.hasFractions ? 'in' : unit));
  const enabled = of('enabled').map((at) => cells[at] ?? '');
  if (enabled.some((cell) => /^(?:false|no|0|n|nein|non|off|falsch|faux)$/i.test(cell)))
    return { reason: pasteMessages.noPanel.switchedOff };
  const measures = [length, width].map((some) => oneOf(some, amountAt, cells));
  if (length.length === 0 || width.length === 0) return sizeRow(cells, layout, unit);
  const [long, wide] = measures;
  const texts = [...length, ...width].map((at) => cells[at] ?? '');
  if (texts.every((text) => text === '')) return { reason: withoutMeasures(cells.join(' ')) };
  if (long === 'differ' || wide === 'differ') return { reason: words.twoColumns };
  if (!long || !wide) {
    const wrong = texts.find((text) => text !== '' && !cellAmount(text, commas));
    return { reason: wrong ? words.cell(wrong) : pasteMessages.noPanel.oneMeasure };
  }
  const isThick = third.some((at) => {
    const amount = amountAt(at);
    return amount && !isThicknessMeasure(amount.measure ?? (amount.bare ?? 0) * 10);
  });
  if (isThick) return { reason: words.threeMeasures };
  return counted(nameOf(cells, columns), long, wide, cells, columns);
}

/** Columns of one role have to agree. For instance, lengths before and after planing do not. */
function oneOf(
  columns: readonly number[],
  amountAt: (at: number) => Amount | undefined,
  cells: readonly string[],
) {
  const filled = columns.filter((at) => cells[at]);
  const [first, ...more] = filled.map(amountAt);
  if (more.some((amount) => amount?.bare !== first?.bare || amount?.measure !== first?.measure))
    return 'differ';
  return first;
}

/** `720 x 560` in a cell. */
function sizeRow(cells: readonly string[], { columns, commas }: Layout, unit?: Unit): LineReading {
  const at = columns.findIndex(({ role }) => role === 'size');
  const text = cells[at] ?? '';
  const parts = text.split(/[x×*]/i).map((part) => cellAmount(part.trim(), commas));
  const [first, second, third] = parts;
  if (!first || !second || parts.length > 3)
    return { reason: text ? words.cell(text) : withoutMeasures(cells.join(' ')) };
  if (third && !isThicknessMeasure(third.measure ?? (third.bare ?? 0) * 10))
    return { reason: words.threeMeasures };
  // A unit behind both measures holds for both.
  const held = columns[at]?.unit ?? (third ? undefined : second.unit) ?? unit;
  const [length, width] = [inUnit(first, held), inUnit(second, held)];
  return counted(nameOf(cells, columns), length, width, cells, columns);
}

function counted(
  name: string,
  length: Amount,
  width: Amount,
  cells: readonly string[],
  columns: readonly ColumnName[],
): LineReading {
  const at = columns.findIndex(({ role }) => role === 'pieces');
  const text = cells[at] ?? '';
  const isNumbered = columns.findIndex(({ role }) => role === 'number') > 0;
  // Without a column of pieces, a row is one piece, unless another column may count them.
  if (at < 0 && isNumbered) return { reason: pasteMessages.pieces.missing };
  const pieces = at < 0 ? '1' : cellPieces(text);
  if (pieces) return { drafts: [{ name, length, width, pieces }] };
  return text === ''
    ? { reason: pasteMessages.pieces.missing, answers: [{ name, length, width, pieces: '1' }] }
    : { reason: pasteMessages.pieces.not(text) };
}

function nameOf(cells: readonly string[], columns: readonly ColumnName[]): string {
  const at = columns.findIndex(({ role }, index) => role === 'name' && cells[index]);
  return plainName(cells[at] ?? '');
}

export function plainName(text: string): string {
  return withoutSigns(text.replaceAll(/[\s,;|"_*]{1,9}/g, ' '));
}

/** Splits a row whose columns are separated by spaces, if it has one number for each column of numbers. */
export function cellsBetweenSpaces(line: string, { columns }: Layout): string[] | undefined {
  const isNumber = ({ role }: ColumnName) => role !== undefined && role !== 'name' && role !== 'other';
  const items = itemsOf(line);
  const numbers = items.filter(({ amount }) => amount);
  if (numbers.length !== columns.filter(isNumber).length) return undefined;
  if (items.some(({ kind, text }) => kind === 'times' || (kind === 'sign' && text !== '.'))) return undefined;
  const name = items
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text)
    .join(' ');
  let next = 0;
  return columns.map((column) => {
    if (!isNumber(column)) return column.role === 'name' ? name : '';
    next += 1;
    return numbers[next - 1]?.text ?? '';
  });
}

export const headerCells = (line: string, delimiter: Delimiter | undefined): string[] =>
  delimiter
    ? cellsOf(line, delimiter)
    : line
        .replaceAll(/\s[([]/g, '(')
        .split(/\s{1,20}/)
        .filter(Boolean);
