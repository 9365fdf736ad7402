import { cutMessages } from './cut-messages.ts';
import type { ListRow } from './list-in-address.ts';
import { type FoundMeasure, measureAt, type Token, tokens, type Unit } from './measures.ts';

export type UnreadLine = {
  text: string;
  /** What is missing, in a sentence. */
  reason: string;
};

export type PastedList = { rows: ListRow[]; unread: UnreadLine[] };

type Column = 'length' | 'width' | 'pieces';
type Layout = { columns: readonly Column[]; unit: Unit };

const COLUMNS: readonly [Column, RegExp][] = [
  ['length', /^(?:length|len|l|height|ht|h)$/i],
  ['width', /^(?:width|wd|w|breadth|b|depth)$/i],
  ['pieces', /^(?:qty|quantity|nos?|pcs|pieces|count)$/i],
];

const PIECES = /^(?:nos?|pcs?|pieces?|qty|quantity|sets?)$/i;

/** Tenths of a millimetre. A number below this at the start of a line is no measure of a panel, but counts pieces. */
const LEAST_MEASURE = 300;

/**
 * Reads a carpenter's list or the lines of a spreadsheet. A header names the order of columns, and a unit; without one the first two measures
 * are length and width. What is no panel is returned as it was.
 */
export function readPastedList(text: string): PastedList {
  const list: PastedList = { rows: [], unread: [] };
  let layout: Layout = { columns: [], unit: 'mm' };
  for (const whole of text.split(/\r?\n/)) {
    const line = whole.trim();
    if (!line) continue;
    const parts = tokens(line);
    const header = headerOf(parts);
    const row = header ? undefined : panelOf(parts, layout);
    if (header) layout = header;
    else if (row) list.rows.push(row);
    else list.unread.push({ text: line, reason: cutMessages.paste.noMeasures });
  }
  return list;
}

function headerOf(line: readonly Token[]): Layout | undefined {
  if (line.some(({ kind }) => kind === 'number')) return undefined;
  const columns = line.flatMap(({ text }) => COLUMNS.find(([, name]) => name.test(text))?.[0] ?? []);
  if (!columns.includes('length') || !columns.includes('width')) return undefined;
  const unit = line.find((token) => token.kind === 'unit');
  return { columns: [...new Set(columns)], unit: unit?.kind === 'unit' ? unit.unit : 'mm' };
}

type Part = { token: Token; measure?: FoundMeasure; isTaken?: boolean; isAfterTimes?: boolean };

function panelOf(line: readonly Token[], { columns, unit }: Layout): ListRow | undefined {
  const parts = partsOf(line, unit);
  const counted = countedPieces(parts);
  const measures = parts.filter((part) => part.measure && !part.isTaken);
  const second = measures.findIndex((part, at) => at > 0 && part.isAfterTimes);
  let roles: readonly (Column | undefined)[];
  if (second > 0) {
    const [first] = measures;
    // `Panel 3, 600 x 720, 4` and `Drawer 2 front 600 x 200` have a number in their names.
    const isBefore =
      second > 1 &&
      first &&
      isCount(first) &&
      !isCount(measures[second + 1]) &&
      !isBetweenWords(parts, first);
    roles = measures.map((_, at) => {
      if (at === second - 1) return 'length';
      if (at === second) return 'width';
      if (isBefore) return at === 0 ? 'pieces' : undefined;
      return at === second + 1 ? 'pieces' : undefined;
    });
  } else roles = columns.length > 0 ? columns : orderOf(measures);
  const taken: Partial<Record<Column, Part>> = {};
  for (const [at, part] of measures.entries()) {
    const role = roles[at];
    if (!role || (role === 'pieces' && (counted || !isCount(part)))) continue;
    taken[role] = part;
    part.isTaken = true;
  }
  const { length, width, pieces } = taken;
  if (!length?.measure || !width?.measure) return undefined;
  return {
    name: nameOf(parts),
    length: written(length),
    width: written(width),
    pieces: (counted ?? pieces)?.token.text ?? '1',
  };
}

/** Measures as one part each. */
function partsOf(line: readonly Token[], unit: Unit): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < line.length; ) {
    const token = line[at] as Token;
    const measure = measureAt(line, at, unit);
    parts.push({ token, ...(measure && { measure, isAfterTimes: line[at - 1]?.kind === 'times' }) });
    at += measure?.size ?? 1;
  }
  return parts;
}

/** `4 nos`, `qty: 4` */
function countedPieces(parts: readonly Part[]): Part | undefined {
  const at = parts.findIndex(({ token }) => token.kind === 'word' && PIECES.test(token.text));
  const word = parts[at];
  if (!word) return undefined;
  const near = [parts[at - 1], parts[at + 1], parts[at + 2]].find((part) => isCount(part));
  if (!near) return undefined;
  word.isTaken = true;
  near.isTaken = true;
  return near;
}

function isCount(part: Part | undefined): boolean {
  return part?.measure?.bare === true && part.token.kind === 'number' && Number.isInteger(part.token.value);
}

function isBetweenWords(parts: readonly Part[], part: Part): boolean {
  const at = parts.indexOf(part);
  return [parts[at - 1], parts[at + 1]].every((beside) => beside?.token.kind === 'word');
}

/** `600, 720, 4` or `4, 600, 720`; of four numbers the first is that of the line. */
function orderOf(measures: readonly Part[]): (Column | undefined)[] {
  const [first] = measures;
  const isSmall = isCount(first) && (first?.measure?.measure ?? 0) < LEAST_MEASURE;
  if (isSmall && measures.length > 3) return [undefined, 'length', 'width', 'pieces'];
  if (isSmall && measures.length === 3) return ['pieces', 'length', 'width'];
  return ['length', 'width', 'pieces'];
}

const written = ({ measure }: Part) => String((measure?.measure ?? 0) / 10);

/** What is left of the line, without signs and numbers at its ends. */
function nameOf(parts: readonly Part[]): string {
  return parts
    .filter(({ isTaken, token }) => !isTaken && token.kind !== 'times')
    .map(({ token }) => token.text)
    .join(' ')
    .replace(/^[\d\W]{1,80}/, '')
    .replace(/[^\p{L}\d]{1,80}$/u, '');
}
