import { resolve } from 'node:path';

/** Relative paths are resolved against this folder. */
export const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** The texts that a variable accepts. `takes` is the end of the error message for any other text. */
interface Kind<Value> {
  takes: string;
  /** Undefined for a text that is not accepted. */
  read(text: string): Value | undefined;
}

interface Variable<Value> {
  name: string;
  kind: Kind<Exclude<Value, undefined>>;
  /** The default text, used if the variable is not set. */
  fallback: string | undefined;
}

type Table = Readonly<Record<string, Variable<unknown>>>;
type ValueOf<Entry> = Entry extends Variable<infer Value> ? Value : never;

/** The settings of a table. Those without a default are undefined if their variables are not set. */
export type SettingsOf<Of> = {
  [Key in keyof Of as undefined extends ValueOf<Of[Key]> ? never : Key]: ValueOf<Of[Key]>;
} & {
  [Key in keyof Of as undefined extends ValueOf<Of[Key]> ? Key : never]?: ValueOf<Of[Key]>;
};

export function variable<Value>(name: string, kind: Kind<Value>): Variable<Value | undefined>;
export function variable<Value>(name: string, kind: Kind<Value>, fallback: string): Variable<Value>;
export function variable(name: string, kind: Kind<unknown>, fallback?: string): Variable<unknown> {
  return { name, kind, fallback };
}

/** Reads the settings of a table; an empty variable counts as unset. Adds a sentence for each variable that is invalid. */
export function readSettings<Of extends Table>(
  table: Of,
  variables: NodeJS.ProcessEnv,
  problems: string[],
): SettingsOf<Of> {
  const read: [key: string, value: unknown][] = [];
  for (const [key, { name, kind, fallback }] of Object.entries(table)) {
    const text = variables[name] || fallback;
    if (text === undefined) continue;
    const value = kind.read(text);
    read.push([key, value]);
    if (value === undefined)
      problems.push(`The environment variable ${name} has an invalid value. It takes ${kind.takes}.`);
  }
  return Object.fromEntries(read) as SettingsOf<Of>;
}

export function takes<Value>(sentence: string, read: Kind<Value>['read']): Kind<Value> {
  return { takes: sentence, read };
}

export const text = takes('some text', (given) => given.trim() || undefined);
export const anything = takes('any text', (given) => given);
/** Converted to an absolute path. */
export const path = takes('a path', (given) =>
  given.trim() ? resolve(REPOSITORY, given.trim()) : undefined,
);
export const httpAddress = takes('an http or https address', (given) => urlOf(given, 'http:', 'https:'));

export const integer = (least: number, most: number) =>
  takes(`a whole number from ${least} to ${most}`, (given) => {
    const number = Number(given);
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
  });
export const count = integer(1, 1_000_000);
export const port = integer(0, 65_535);
/** Converted to milliseconds. */
export const seconds = (most: number) =>
  takes(`whole seconds from 1 to ${most}`, (given) => {
    const read = integer(1, most).read(given);
    return read === undefined ? undefined : read * 1000;
  });

export function urlOf(given: string, ...protocols: readonly string[]): string | undefined {
  const url = URL.parse(given.trim());
  return url && protocols.includes(url.protocol) ? given.trim() : undefined;
}

/** The parts between commas; undefined unless `isValid` accepts all of them. */
export function listOf(given: string, isValid: (one: string) => boolean): readonly string[] | undefined {
  const list = given.split(',').map((one) => one.trim());
  return list.every(isValid) ? list : undefined;
}

/** `key=value` pairs between commas, with unique keys; undefined unless `isValid` accepts all of them. */
export function pairsOf(
  given: string,
  isValid: (pair: string) => boolean,
): ReadonlyMap<string, string> | undefined {
  const list = listOf(given, isValid) ?? [];
  const pairs = new Map(list.map((one) => one.split('=', 2).map((part) => part.trim()) as [string, string]));
  return pairs.size > 0 && pairs.size === list.length ? pairs : undefined;
}
