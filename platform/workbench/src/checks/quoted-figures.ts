import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DOCUMENTS = '{*.md,*/README.md,platform/*/README.md,docs/*.md,docs/{decisions,product}/*.md}';
const SOURCES = '{*,platform/*}/src/**/*.{ts,tsx}';
const NOT_READ = ['node_modules', 'dist', '.tools'];
/** ``280 ms (`PAGE_DATA_LIMIT`)``, ``2 s (`COMPLETE.fresh`)``, ``200 orders (`ORDER_LIST_LIMIT`)`` */
const QUOTED = /(\d[\d,.]{0,12})\s{1,4}(%|\w{1,20})\s{1,4}\(`([A-Z][A-Z\d_]{1,40})(?:\.(\w{1,40}))?`[),]/g;
/** What a unit is in the sources: milliseconds and bytes. */
const UNITS: Readonly<Record<string, number>> = {
  s: 1_000,
  min: 60_000,
  minutes: 60_000,
  KB: 1_024,
  MB: 2 ** 20,
  GiB: 2 ** 30,
};

/** Figures in the documents that differ from the constant beside them, one sentence each. */
export async function figureErrors(root: string): Promise<string[]> {
  const [documents, sources] = await Promise.all([textsOf(root, DOCUMENTS), textsOf(root, SOURCES)]);
  return [...documents].flatMap(([document, text]) =>
    [...text.matchAll(QUOTED)].flatMap(([, figure = '', unit = '', name = '', field]) => {
      const told = Number(figure.replaceAll(',', '')) * (UNITS[unit] ?? 1);
      const values = [...sources].flatMap(([file, source]) =>
        /\.test\.tsx?$/.test(file) ? [] : valuesOf(source, name, field),
      );
      const quoted = `${figure} ${unit} (${field === undefined ? name : `${name}.${field}`})`;
      if (values.length === 0) return [`${document} says ${quoted}, which no source defines as a number.`];
      return values.includes(told)
        ? []
        : [`${document} says ${quoted}; the constant is ${values.join(' or ')}.`];
    }),
  );
}

/** The values of `const NAME = 2 * 1_000`, `const NAME = { field: 2_000 }` and `NAME: milliseconds.default(280)`. */
function valuesOf(source: string, name: string, field: string | undefined): number[] {
  if (!source.includes(name)) return [];
  const defined = source
    .split('\n')
    .filter(
      (line) =>
        line.trimStart().startsWith(`${name}:`) ||
        line.includes(`const ${name} `) ||
        line.includes(`const ${name}:`),
    );
  return defined.flatMap((line) => {
    const [, value] = line.split(
      field === undefined ? /(?: = |\.default\(|_default\(\w{1,30}, )/ : `${field}: `,
    );
    const [expression = ''] = /^[\d_.* ]+/.exec(value ?? '') ?? [];
    return expression.trim() === '' ? [] : [productOf(expression)];
  });
}

/** `64 * 1024`, `32 * 2 ** 20` */
function productOf(expression: string): number {
  const factors = expression.replaceAll('_', '').split(/(?<!\*)\*(?!\*)/);
  return factors
    .map((factor) => factor.split('**').map(Number))
    .reduce((product, [base = 1, power = 1]) => product * base ** power, 1);
}

async function textsOf(root: string, pattern: string): Promise<Map<string, string>> {
  const exclude = (name: string) => NOT_READ.some((folder) => name.split(/[\\/]/).includes(folder));
  const texts = new Map<string, string>();
  for await (const path of glob(pattern, { cwd: root, exclude }))
    texts.set(path.replaceAll('\\', '/'), await readFile(join(root, path), 'utf8'));
  return texts;
}
