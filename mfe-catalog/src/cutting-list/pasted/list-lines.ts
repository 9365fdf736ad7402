import { type Unit, unitOf } from '../panels/measures.ts';
import { delimiterOf, linesWithCells } from './cells.ts';
import { plainSigns } from './clean-text.ts';
import { headerCells, type Layout, layoutOf, unitRow, unknownLayout } from './tables.ts';

/** Letters of a line that may be a panel. */
export const MOST_LETTERS = 400;

/** A line that may be a panel, with its unit and columns according to the lines above. */
export type ListLine = {
  text: string;
  plain: string;
  heads: readonly string[];
  unit?: Unit;
  layout?: Layout;
  table: number;
};

/** The lines that may be panels, each with the headers above it. */
export function linesOf(text: string): { lines: ListLine[]; units: readonly Unit[] } {
  const found: ListLine[] = [];
  // Units of all lines: a line between two units may mean either.
  const said: Unit[] = [];
  let layout: Layout | undefined;
  let table = 0;
  let heads: string[] = [];
  let unitLine: string | undefined;
  let unit: Unit | undefined;
  for (const whole of linesWithCells(text)) {
    const plain = plainSigns(whole).replace(/^[ ]{1,200}|[ ]{1,200}$/g, '');
    if (/^[\s|:+=_.*-]*$/.test(plain)) continue;
    const delimiter = delimiterOf(plain);
    const cells = headerCells(plain, delimiter);
    const header = plain.length <= MOST_LETTERS ? layoutOf(cells, delimiter) : undefined;
    if (header) {
      const before = found.at(-1);
      const isStock =
        before !== undefined &&
        /^(?:stock|sheets|offcuts|leftovers|raw\smaterial|boards)/i.test(before.plain);
      layout = { ...header, isStock };
      heads = [whole.trim()];
      table += 1;
      continue;
    }
    // Below a header that is not understood, cells are not read by position.
    const unknown = plain.length <= MOST_LETTERS ? unknownLayout(cells, delimiter) : undefined;
    if (unknown) layout = unknown;
    const units = layout && layout.delimiter === delimiter ? unitRow(cells, layout) : undefined;
    if (units) {
      layout = units;
      heads = [...heads, whole.trim()];
      table += 1;
      continue;
    }
    const ofAll = unitOfAll(plain);
    if (ofAll) {
      unit = ofAll;
      said.push(ofAll);
      unitLine = whole.trim();
      continue;
    }
    found.push({
      text: whole.trim(),
      plain,
      heads: [...(unitLine ? [unitLine] : []), ...heads],
      ...(unit && { unit }),
      ...(layout && { layout }),
      table,
    });
  }
  return { lines: found, units: said };
}

/** `All sizes in inches` */
function unitOfAll(line: string): Unit | undefined {
  const plain = line.replaceAll(/\d{1,2}\s?mm/gi, ' ');
  if (/\d/.test(plain) || line.length > 80) return undefined;
  if (
    !/(?<![a-z])(?:all|sizes?|measures?|measurements?|dimensions?|dims?|units?|maße|in\s{1,3}(?:mm|cm|inch|inches|feet|ft))(?![a-z])|\((?:mm|cm|inch|inches|feet|ft)\)/i.test(
      plain,
    )
  )
    return undefined;
  const units = plain
    .split(/[^\p{L}]{1,40}/u)
    .flatMap((word) => (/^(?:in|m)$/i.test(word) ? [] : (unitOf(word) ?? [])));
  return new Set(units).size === 1 ? units[0] : undefined;
}
