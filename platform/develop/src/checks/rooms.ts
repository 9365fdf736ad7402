import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { filesOf } from './checkout-files.ts';

const SOURCES = '{*,platform/*}/{src,bench,scripts}/**/*.{ts,tsx}';
/** Tests and their fixtures may import from everywhere. */
const TEST = /\.test\.tsx?$|-fixture\.tsx?$|\/testing\//;
const RELATIVE_IMPORT = /(?:from|import)[\s(]*['"](\.[^'"]+)['"]/g;
/** A folder with more files holds several subjects. */
const MAX_FILES = 25;

/** Folders that import each other in a circle, and folders with too many files: one sentence each. */
export async function roomErrors(root: string): Promise<string[]> {
  const files = new Set((await filesOf(root, SOURCES)).filter((file) => !TEST.test(file)));
  const imports = new Map<string, Set<string>>();
  for (const file of files) {
    const room = dirname(file);
    const targets = imports.get(room) ?? new Set();
    imports.set(room, targets);
    const source = await readFile(join(root, file), 'utf8');
    for (const [, specifier = ''] of source.matchAll(RELATIVE_IMPORT)) {
      const target = join(room, specifier);
      // Templates of generated code contain imports of files that do not exist here.
      if (files.has(target) && dirname(target) !== room) targets.add(dirname(target));
    }
  }
  return [...circleErrors(imports), ...crowdedErrors(files)];
}

function circleErrors(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...imports.keys()].sort().flatMap((room) => {
    const back = [...(imports.get(room) ?? [])].sort().filter((target) => reaches(target, room, imports));
    return back.map(
      (target) => `${room} imports ${target}, which imports it again, directly or through others.`,
    );
  });
}

function reaches(from: string, wanted: string, imports: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const queue = [from];
  const seen = new Set(queue);
  for (const room of queue) {
    if (room === wanted) return true;
    for (const next of imports.get(room) ?? []) {
      if (!seen.has(next)) queue.push(next);
      seen.add(next);
    }
  }
  return false;
}

function crowdedErrors(files: ReadonlySet<string>): string[] {
  const rooms = Object.entries(Object.groupBy(files, (file) => dirname(file)));
  return rooms
    .filter(([, held]) => held && held.length > MAX_FILES)
    .map(
      ([room, held]) => `${room} has ${held?.length} files. Split it: a folder holds ${MAX_FILES} at most.`,
    )
    .sort();
}
