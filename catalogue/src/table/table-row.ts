import type { ValidationErrors } from './validation-errors.ts';

const EMPTY_CELL = '-';

/** One row of a table. Each method reports an invalid cell and still returns a value, so that the other cells are validated too. */
export class TableRow<Column extends string> {
  readonly table: string;
  readonly line: number;
  readonly #cells: ReadonlyMap<string, string>;
  readonly #errors: ValidationErrors;

  constructor(table: string, line: number, cells: ReadonlyMap<string, string>, errors: ValidationErrors) {
    this.table = table;
    this.line = line;
    this.#cells = cells;
    this.#errors = errors;
  }

  /** The cell's text; `''` for a dash, which marks an empty cell. */
  optional(column: Column): string {
    const cell = this.#cells.get(column) ?? EMPTY_CELL;
    return cell === EMPTY_CELL ? '' : cell;
  }

  text(column: Column): string {
    const text = this.optional(column);
    if (text === '') this.reject(column, 'is empty.');
    return text;
  }

  /** The values of a cell, separated by semicolons. */
  list(column: Column): string[] {
    return this.optional(column)
      .split(';')
      .map((value) => value.trim())
      .filter((value) => value !== '');
  }

  /** A name that may occur only once in the table, in any letter case. */
  unique(column: Column, taken: Set<string>): string {
    const name = this.text(column);
    if (taken.has(name.toLowerCase())) this.reject(column, `"${name}" is already in this table.`);
    taken.add(name.toLowerCase());
    return name;
  }

  known(column: Column, names: ReadonlySet<string>, home: string): string {
    const name = this.text(column);
    this.#requireKnown(column, name, names, home);
    return name;
  }

  knownList(column: Column, names: ReadonlySet<string>, home: string): string[] {
    const values = this.list(column);
    for (const value of values) this.#requireKnown(column, value, names, home);
    return values;
  }

  oneOf<Value extends string>(column: Column, values: readonly Value[]): Value | undefined {
    const text = this.text(column);
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) this.reject(column, `"${text}" is not one of ${values.join(', ')}.`);
    return value;
  }

  /** `#rrggbb`, lower case. */
  hex(column: Column): string {
    const code = this.text(column).toLowerCase();
    this.#requireHex(column, code);
    return code;
  }

  /** Colour codes, separated by semicolons. */
  hexes(column: Column): string[] {
    const codes = this.list(column).map((code) => code.toLowerCase());
    for (const code of codes) this.#requireHex(column, code);
    return codes;
  }

  /** A multiplier from 0.2 to 5; 1 for a dash. */
  factor(column: Column): number {
    const text = this.optional(column);
    const factor = text === '' ? 1 : Number(text);
    if (factor >= 0.2 && factor <= 5) return factor;
    this.reject(column, `"${text}" is not a number from 0.2 to 5.`);
    return 1;
  }

  /** A discount in whole percent, from 1 to 90. */
  percent(column: Column): number {
    const text = this.text(column);
    if (/^[1-9]\d?$/.test(text) && Number(text) <= 90) return Number(text);
    this.reject(column, `"${text}" is not a whole number from 1 to 90.`);
    return 1;
  }

  /** A price in rupees, converted to paise; `null` for a dash. */
  paise(column: Column): number | null {
    const rupees = this.optional(column);
    if (rupees === '') return null;
    if (!/^[1-9]\d{0,6}(\.\d{1,2})?$/.test(rupees)) {
      this.reject(column, `"${rupees}" is not a price in rupees, such as 4250 or 4250.50.`);
      return null;
    }
    return Math.round(Number(rupees) * 100);
  }

  reject(column: Column | undefined, sentence: string): void {
    const { table, line } = this;
    this.#errors.report(column === undefined ? { table, line } : { table, line, column }, sentence);
  }

  #requireHex(column: Column, code: string): void {
    if (!/^#[0-9a-f]{6}$/.test(code)) this.reject(column, `"${code}" is not a colour code, such as #9c6b3d.`);
  }

  #requireKnown(column: Column, name: string, names: ReadonlySet<string>, home: string): void {
    if (name !== '' && !names.has(name)) this.reject(column, `"${name}" is not in ${home}.`);
  }
}
