import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from './build.ts';

/** Bytes, compressed with Brotli, that a cheap phone loads in about 150 ms over 4G. The shop's largest page has 21 KB today. */
const BUDGETS = { page: 40_000, fragment: 16_000 } as const;
/** The entry of each further remote in a document costs this much, before its modules. */
const ENTRY_BUDGET = 6_000;
/** The entry of a remote with its own federation runtime, which is loaded after the first paint. */
const RUNTIME_BUDGET = 45_000;
/** A picture or a font beside the scripts, in bytes. */
const FILE_BUDGET = 400_000;

/** What exceeds its budget, as words that follow "<id>: ". */
export async function exceededBudgets({ folder, release, runtime }: Build): Promise<string[]> {
  const size = async (file: string, extension = '') =>
    (await stat(join(folder, 'client', `${file}${extension}`)).catch(() => undefined))?.size ?? 0;
  const compressed = async (file: string) => (await size(file, '.br')) || (await size(file));
  const reasons: string[] = [];
  const sizeOf = async (files: Iterable<string>) =>
    (await Promise.all([...files].map((file) => compressed(file)))).reduce((sum, each) => sum + each, 0);
  const entry = await sizeOf(new Set([release.entry, ...runtime]));
  const entryBudget = runtime.size > 0 ? RUNTIME_BUDGET : ENTRY_BUDGET;
  if (entry > entryBudget)
    reasons.push(`its entry has ${kilobytes(entry)}, and may have ${kilobytes(entryBudget)}`);
  for (const [name, { kind, js, css }] of Object.entries(release.modules)) {
    const whole = await sizeOf([...js, ...css].filter((file) => !runtime.has(file)));
    const budget = BUDGETS[kind];
    if (whole > budget)
      reasons.push(`the ${kind} ${name} loads ${kilobytes(whole)}, and may load ${kilobytes(budget)}`);
  }
  for (const file of Object.keys(release.files)) {
    const bytes = /\.js$/.test(file) ? await compressed(file) : await size(file);
    if (bytes > FILE_BUDGET)
      reasons.push(`${file} has ${kilobytes(bytes)}, and may have ${kilobytes(FILE_BUDGET)}`);
  }
  return reasons;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} KB`;
}
