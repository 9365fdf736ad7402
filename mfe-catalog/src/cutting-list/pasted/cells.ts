import type { Unit } from '../panels/measures.ts';
import { type Amount, LEAST_PANEL, MOST_PANEL } from './draft.ts';
import { type Item, inUnit, itemsOf } from './line-items.ts';

export type Delimiter = '\t' | '|' | ';' | ',';

export function delimiterOf(line: string): Delimiter | undefined {
  if (line.includes('\t')) return '\t';
  if (line.indexOf('|') !== line.lastIndexOf('|')) return '|';
  return line.includes(';') ? ';' : line.includes(',') ? ',' : undefined;
}

/** The most line breaks within a quoted cell. */
const MOST_BREAKS = 4;

/** A cell in quotes may continue over several lines. */
export function linesWithCells(text: string): string[] {
  const lines = text.split(/\r?\n|\r/);
  const whole: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let line = lines[at] ?? '';
    for (let more = 1; more <= MOST_BREAKS && isOpenEnded(line) && at + more < lines.length; more += 1) {
      const longer = lines.slice(at, at + more + 1).join('\n');
      if (isOpenEnded(longer)) continue;
      line = longer;
      at += more;
      break;
    }
    whole.push(line);
  }
  return whole;
}

/** Whether the last cell has an opening quote only, as in a spreadsheet's cell with a line break. Other quotes mean inches. */
function isOpenEnded(line: string): boolean {
  const delimiter = delimiterOf(line) ?? '\t';
  const begin = line.lastIndexOf(`${delimiter}"`);
  const at = begin >= 0 ? begin + 1 : line.trimStart().startsWith('"') ? line.indexOf('"') : -1;
  if (at < 0) return false;
  let quotes = 0;
  for (const sign of line.slice(at)) if (sign === '"') quotes += 1;
  return quotes % 2 === 1 && !/^"[^"]{0,40}"/.test(line.slice(at));
}

export function cellsOf(line: string, delimiter: Delimiter): string[] {
  const inner = delimiter === '|' ? line.trim().replace(/^\|/, '').replace(/\|$/, '') : line;
  const cells: string[] = [];
  for (let at = 0; at <= inner.length; ) {
    const cell = quotedCell(inner, at, delimiter);
    const end = cell?.end ?? endOf(inner, at, delimiter);
    cells.push(cell?.text ?? inner.slice(at, end).trim());
    at = end + 1;
  }
  return cells;
}

function endOf(line: string, from: number, delimiter: Delimiter): number {
  const end = line.indexOf(delimiter, from);
  return end < 0 ? line.length : end;
}

/** `"Side, left"`, `"34"""`: a doubled quote is a literal one, and a quote before a delimiter closes the cell. */
function quotedCell(line: string, from: number, delimiter: Delimiter) {
  let at = from;
  while (line[at] === ' ') at += 1;
  if (line[at] !== '"') return undefined;
  let text = '';
  for (at += 1; at < line.length; at += 1) {
    if (line[at] !== '"') text += line[at];
    else if (line[at + 1] === '"') {
      text += '"';
      at += 1;
    } else {
      let end = at + 1;
      while (line[end] === ' ') end += 1;
      // A quote in the middle means inches, so this is not a quoted cell.
      return end === line.length || line[end] === delimiter ? { text: text.trim(), end } : undefined;
    }
  }
  return undefined;
}

/** How a table uses commas, as its unambiguous numbers show. */
export type Commas = 'decimal' | 'thousands' | undefined;

/** Decimal: `720,5` or `1.220,5`. Thousands: `720.5` or `1,220.5`. Undefined if the cells show neither or both. */
export function commasOf(cells: readonly string[]): Commas {
  const decimal = cells.some((cell) => /^\d{1,6},\d{1,2}(?!\d)|^\d{1,3}\.\d{3},\d/.test(cell));
  const thousands = cells.some((cell) => /^\d{1,6}\.\d{1,2}(?!\d)|^\d{1,3},\d{3}\.\d/.test(cell));
  if (decimal === thousands) return undefined;
  return decimal ? 'decimal' : 'thousands';
}

/** The possible meanings of a cell's number, whose comma or point may be ambiguous. */
function numbersOf(cell: string, commas: Commas): string[] {
  const number = /^\d[\d.,]{0,14}/.exec(cell)?.[0] ?? '';
  const rest = cell.slice(number.length);
  const marks = number.replaceAll(/\d/g, '');
  const whole = number.replaceAll(/[.,]/g, '');
  if (marks === '') return [cell];
  const mark = marks.at(-1) ?? '';
  const isMixed = new Set(marks).size > 1;
  const isGrouped = /^[1-9]\d{0,2}(?:[.,]\d{2,3}){0,3}[.,]\d{3}$/.test(number);
  const at = number.lastIndexOf(mark);
  const decimal = `${number.slice(0, at).replaceAll(/[.,]/g, '')}.${number.slice(at + 1)}${rest}`;
  if (isMixed) return [decimal];
  if (marks.length > 1) return isGrouped ? [whole + rest] : [];
  if (!isGrouped || !commas) return isGrouped ? [whole + rest, decimal] : [decimal];
  return (mark === ',') === (commas === 'decimal') ? [decimal] : [whole + rest];
}

/**
 * @param unit of the column
 * @returns undefined if the cell holds no measure, or more than one
 */
export function cellAmount(
  cell: string,
  commas: Commas,
  unit?: Unit,
): (Amount & { isMixed: boolean }) | undefined {
  const found = numbersOf(cell.replace(/^(\d{1,3}) (\d{3})(?!\d)/, '$1$2'), commas).flatMap((text) => {
    const items = itemsOf(text);
    const [item] = items;
    return items.length === 1 && item?.amount
      ? [{ ...inUnit(item.amount, unit), isMixed: isMixed(item) }]
      : [];
  });
  if (found.length < 2) return found[0] && { ...found[0], text: cell };
  const [fitting, ...more] = found.filter(({ measure, bare }) => {
    const millimetres = measure === undefined ? (bare ?? 0) : measure / 10;
    return millimetres >= LEAST_PANEL && millimetres <= MOST_PANEL;
  });
  return fitting && more.length === 0 ? { ...fitting, text: cell } : undefined;
}

const isMixed = (item: Item) => item.isMixed === true;

/** Reads a cell's number of pieces: `2`, `2 pcs`, `2.0`, `1,000`. */
export function cellPieces(cell: string): string | undefined {
  const count = cell
    .replace(/\s?(?:nos?|pcs?|pieces?|stk|st|stück|pièces?|nag)\.?$/i, '')
    .replace(/[.,]0{1,2}$/, '');
  const plain = /^\d{1,3},\d{3}$/.test(count) ? count.replace(',', '') : count;
  return /^\d{1,4}$/.test(plain) && Number(plain) > 0 ? String(Number(plain)) : undefined;
}
