import type { ListRow } from '../panels/list-in-address.ts';
import type { Unit } from '../panels/measures.ts';
import { cellsOf, delimiterOf } from './cells.ts';
import { withoutChatHead } from './clean-text.ts';
import { type Habits, habitsOf, withPieces } from './count-pieces.ts';
import type { Draft, LineReading, Refusal } from './draft.ts';
import { variantsOf } from './line-variants.ts';
import { linesOf, MOST_LETTERS } from './list-lines.ts';
import { type Answer, rowsOf, unitsOf } from './list-units.ts';
import { neverPanel, withoutMeasures } from './no-panel.ts';
import { type Shape, shapesOf } from './panel-shape.ts';
import { pasteMessages } from './paste-messages.ts';
import { cellsBetweenSpaces, type Layout, readRow, withHabits } from './tables.ts';
import { shapeOfCells } from './unnamed-cells.ts';

export type { Answer } from './list-units.ts';

/** A line that is not in the list yet. */
export type OpenLine = {
  text: string;
  /** A sentence about what is unclear. */
  reason: string;
  /** The readings to choose from. Empty if the line has to be corrected. */
  answers: readonly Answer[];
  /** The headers above the line, which it needs to keep its meaning. */
  heads: readonly string[];
};

export type PastedList = {
  rows: ListRow[];
  open: OpenLine[];
  /** Units other than millimetres in the list. Open lines may have them too. */
  units: readonly Unit[];
};

type Line = { text: string; heads: readonly string[]; unit?: Unit } & (
  | { kind: 'row'; cells: readonly string[]; table: number }
  | { kind: 'words'; variants: readonly (readonly Shape[] | Refusal)[]; doubt: string }
  | { kind: 'none'; reason: string }
);

/**
 * Reads a list from a carpenter, a program or a spreadsheet: first as a table whose header names the columns, then as words (CUT-10). A line
 * with two possible readings is not read: it stays open, with both.
 * @param earlier units of lines that were read before and are in the list now
 */
export function readPastedList(text: string, earlier: readonly Unit[] = []): PastedList {
  const { lines, tables, units: said } = sorted(text);
  const shapes = lines.flatMap((line) => {
    const [first] = line.kind === 'words' ? line.variants : [];
    return first && !('reason' in first) ? first : [];
  });
  const habits = habitsOf(shapes);
  const readings = lines.map((line) => ({ line, reading: readingOf(line, tables, habits) }));
  const units = unitsOf(
    readings.flatMap(({ reading }) => ('drafts' in reading ? reading.drafts : (reading.answers ?? []))),
    [...earlier, ...said],
  );
  const list: PastedList = { rows: [], open: [], units: units.stated };
  for (const { line, reading } of readings) {
    const opened = (reason: string, answers: readonly Answer[] = []) =>
      list.open.push({ text: line.text, reason, answers, heads: line.heads });
    if ('drafts' in reading) {
      const rows = reading.drafts.map((draft) => rowsOf(draft, units));
      const unclear = rows.find(({ isSure }) => !isSure);
      // Two panels on one line cannot be asked about one by one.
      if (unclear) opened(unclear.reason, rows.length === 1 ? unclear.answers : []);
      else list.rows.push(...rows.flatMap(({ answers }) => answers.map(({ row }) => row)));
    } else {
      const answers = (reading.answers ?? []).flatMap((draft) => rowsOf(draft, units).answers);
      const [only, ...more] = answers;
      const isSame = only && more.length > 0 && more.every(({ label }) => label === only.label);
      if (isSame) list.rows.push(only.row);
      else opened(reading.reason, answers);
    }
  }
  return list;
}

/** Counts the lines of a field that are not in the list. Headers and empty lines do not count. */
export function countOpenLines(text: string): number {
  return linesOf(text).lines.length;
}

/** Writes the open lines back to the field, each below its header. */
export function fieldOf(open: readonly Pick<OpenLine, 'text' | 'heads'>[]): string {
  const above = new Set<string>();
  return open
    .flatMap(({ text, heads }) => {
      const missing = heads.filter((head) => !above.has(head));
      for (const head of missing) above.add(head);
      return [...missing, text];
    })
    .join('\n');
}

function sorted(text: string): {
  lines: Line[];
  tables: ReadonlyMap<number, Layout>;
  units: readonly Unit[];
} {
  const { lines: found, units } = linesOf(text);
  const rows = new Map<number, { layout: Layout; rows: (readonly string[])[] }>();
  const lines = found.map((line): Line => {
    const { plain, layout, table, unit } = line;
    const base = { text: line.text, heads: [] as readonly string[], ...(unit && { unit }) };
    if (plain.length > MOST_LETTERS)
      return { ...base, kind: 'none', reason: pasteMessages.noPanel.tooManyLetters };
    const cells = layout && rowCells(plain, layout);
    if (layout && cells) {
      const group = rows.get(table) ?? { layout, rows: [] };
      group.rows.push(cells);
      rows.set(table, group);
      return { ...base, heads: line.heads, kind: 'row', cells, table };
    }
    const isOther =
      layout && !layout.delimiter && !/\d\s{0,3}[x×*]/i.test(plain) && /\d\D{1,200}\d/.test(plain);
    if (isOther) return { ...base, heads: line.heads, kind: 'none', reason: pasteMessages.unclear.columns };
    return wordsOf(
      { ...base, heads: unit ? line.heads.slice(0, 1) : [] },
      withoutChatHead(plain).trim(),
      unit,
    );
  });
  const tables = new Map([...rows].map(([table, group]) => [table, withHabits(group.layout, group.rows)]));
  return { lines, tables, units };
}

/** The cells of a line, if it belongs to the table above. */
function rowCells(line: string, layout: Layout): string[] | undefined {
  if (!layout.delimiter) return cellsBetweenSpaces(line, layout);
  if (!line.includes(layout.delimiter)) return undefined;
  const cells = cellsOf(line, layout.delimiter);
  const isShort = cells.length < layout.columns.length;
  return isShort &&
    cells.some((cell) => /\d\s{0,3}[x×*]\s{0,3}\d/i.test(cell)) &&
    !layout.columns.some(({ role }) => role === 'size')
    ? undefined
    : cells;
}

function wordsOf(
  base: { text: string; heads: readonly string[] },
  plain: string,
  unit: Unit | undefined,
): Line {
  const none = (reason: string): Line => ({ ...base, kind: 'none', reason });
  if (plain === '') return none(pasteMessages.noPanel.time);
  const never = neverPanel(plain);
  if (never) return none(never);
  const delimiter = delimiterOf(plain);
  const shape = delimiter && !unit ? shapeOfCells(plain, cellsOf(plain, delimiter), delimiter) : undefined;
  if (shape) {
    const variants = ['reason' in shape ? shape : [shape]];
    return { ...base, kind: 'words', variants, doubt: pasteMessages.unclear.cellsWithoutHeader };
  }
  const line = plain.replaceAll(/[\t|]/g, ', ').replaceAll(/"([^"\d]{1,60})"/g, '$1');
  const variants = variantsOf(line).map((variant) => shapesOf(variant, unit));
  const comma = /\d{1,6},\d{1,6}/.exec(line)?.[0];
  const doubt = comma ? pasteMessages.unclear.comma(comma) : pasteMessages.unclear.feet(line);
  return variants.length > 0 ? { ...base, kind: 'words', variants, doubt } : none(withoutMeasures(line));
}

function readingOf(line: Line, tables: ReadonlyMap<number, Layout>, habits: Habits): LineReading {
  if (line.kind === 'none') return { reason: line.reason };
  if (line.kind === 'row') {
    const layout = tables.get(line.table);
    return layout ? readRow(line.cells, layout, line.unit) : { reason: withoutMeasures(line.text) };
  }
  const readings = line.variants.map((shapes) => panelsOf(shapes, habits));
  const possible = readings.filter((reading) => 'drafts' in reading || reading.answers?.length);
  const [first, ...more] = possible;
  if (!first) return readings[0] ?? { reason: pasteMessages.noPanel.noMeasures };
  if (more.every((reading) => JSON.stringify(reading) === JSON.stringify(first))) return first;
  const single = possible.flatMap((reading) => {
    if ('reason' in reading) return reading.answers ?? [];
    return reading.drafts.length === 1 ? reading.drafts : [];
  });
  return { reason: line.doubt, answers: single };
}

function panelsOf(shapes: readonly Shape[] | Refusal, habits: Habits): LineReading {
  if ('reason' in shapes) return shapes;
  const [first] = shapes;
  if (!first) return { reason: pasteMessages.noPanel.noMeasures };
  if (shapes.length === 1) return withPieces(first, habits);
  const counts = shapes.filter(isCounted).length;
  const readings = shapes.map((shape) => withPieces(shape, habits));
  const drafts: Draft[] = readings.flatMap((reading) => ('drafts' in reading ? reading.drafts : []));
  // A single count after the last panel may hold for all of them.
  const isClear = drafts.length === shapes.length && (counts === 0 || counts === shapes.length);
  return isClear ? { drafts } : { reason: pasteMessages.unclear.twoPanels };
}

const isCounted = ({ counted, lead, third, trail }: Shape) =>
  counted !== undefined || lead !== undefined || third !== undefined || trail.length > 0;
