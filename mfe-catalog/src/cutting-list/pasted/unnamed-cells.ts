import type { Delimiter } from './cells.ts';
import { cellAmount, cellPieces } from './cells.ts';
import { type Amount, isThicknessMeasure, LEAST_PANEL, type Refusal } from './draft.ts';
import { inUnit } from './line-items.ts';
import { whatElse, writersDoubt } from './no-panel.ts';
import type { Shape } from './panel-shape.ts';
import { pasteMessages } from './paste-messages.ts';
import { plainName } from './tables.ts';

/** Reads cells without a header: the name, two measures, and numbers that may count. Undefined if the line is words, not cells. */
export function shapeOfCells(
  line: string,
  cells: readonly string[],
  delimiter: Delimiter,
): Shape | Refusal | undefined {
  // `1,200,600` may begin with 1200.
  if (delimiter === ',' && /(?:^|[^\d,])[1-9],\d{3}(?!\d)/.test(line) && !line.includes('"'))
    return undefined;
  const read = cells.map(readCell);
  if (read.some((cell) => cell === undefined)) return undefined;
  const parts = read.flatMap((cell, at) => (cell ? [{ ...cell, at }] : []));
  const numbers = parts.filter(({ amount }) => amount);
  if (numbers.length < 2) return undefined;
  const doubt = writersDoubt(line) ?? whatElse(line);
  if (doubt) return { reason: doubt };
  const measures = numbers.filter(({ amount }) => amount && isMeasure(amount));
  const [length, width, ...more] = measures;
  if (more.length > 0) return { reason: pasteMessages.unclear.threeMeasures };
  if (!length?.amount || !width?.amount) return { reason: pasteMessages.unclear.cellsWithoutHeader };
  const small = numbers.flatMap(({ amount, at }) =>
    amount?.bare !== undefined && !isMeasure(amount) ? [{ number: amount.bare, at }] : [],
  );
  const isBetween = small.some(({ at }) => at > length.at && at < width.at);
  if (isBetween || small.some(({ number }) => number <= 0))
    return { reason: pasteMessages.unclear.cellsWithoutHeader };
  const broken = small.find(({ number }) => !Number.isInteger(number));
  const [first] = small.filter(({ at }) => at === 0);
  const counts = parts.flatMap(({ pieces }) => (pieces ? [Number(pieces)] : []));
  if (counts.length > 1) return { reason: pasteMessages.pieces.several(counts.map(String)) };
  if (broken) return { reason: pasteMessages.pieces.not(String(broken.number)) };
  const text = (from: number, to: number) =>
    parts.flatMap(({ text, at }) => (text && at >= from && at < to ? [text] : [])).join(' ');
  const name = text(0, length.at) || (parts.find((part) => part.text && part.at > length.at)?.text ?? '');
  return {
    name: plainName(name),
    length: length.amount,
    width: width.amount,
    trail: small.filter((part) => part !== first).map(({ number }) => ({ number, isMarked: false })),
    isBothSides: false,
    hasArea: false,
    isUnsure: false,
    ...(first && { lead: { number: first.number, isJoined: false } }),
    ...(counts[0] !== undefined && { counted: counts[0] }),
  };
}

type Cell = { text?: string; amount?: Amount; pieces?: string };

/** A number, a number of pieces, or a text with one number at most; undefined for a cell of words and measures. */
function readCell(cell: string): Cell | undefined {
  if (cell === '') return {};
  const amount = cellAmount(cell, undefined);
  if (amount) {
    const inMillimetres = amount.bare === undefined && isThicknessMeasure(amount.measure ?? 0);
    if (inMillimetres) return {};
    return { amount: amount.isMixed ? inUnit(amount, 'in') : amount };
  }
  if (/^\d/.test(cell)) {
    const pieces = /\p{L}/u.test(cell) ? cellPieces(cell) : undefined;
    return pieces ? { pieces } : undefined;
  }
  const numbers = cell.match(/\d{1,9}/g) ?? [];
  if (numbers.length > 1 || Number(numbers[0] ?? 0) >= LEAST_PANEL || /[x×*=?~]\s?\d/i.test(cell))
    return undefined;
  return { text: cell };
}

const isMeasure = ({ bare, measure }: Amount) => measure !== undefined || (bare ?? 0) >= LEAST_PANEL;
