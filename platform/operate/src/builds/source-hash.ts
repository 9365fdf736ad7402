import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MADE_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
const TEST_FILE = /\.(test|spec)\.tsx?$/;

export const sharedInputs: readonly string[] = [
  'shared-contracts/src',
  'shared-contracts/package.json',
  'platform/build-preset/src',
  'platform/releases/src/bundle',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

/**
 * A hash of all files that a package's build reads; build results are not part of it.
 * @param withTests also of its tests
 */
export async function sourceHash(root: string, name: string, withTests = false): Promise<string> {
  const hash = createHash('sha256');
  for (const input of [name, ...sharedInputs]) {
    for (const file of await filesIn(root, input, withTests)) {
      hash
        .update(file)
        .update('\0')
        .update(await readFile(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Paths from the root, sorted; the path itself when it is a file. */
async function filesIn(root: string, path: string, withTests: boolean): Promise<string[]> {
  if (!existsSync(join(root, path))) return [];
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const found = await Promise.all(
    entries
      .filter(
        (entry) =>
          !entry.name.startsWith('.') &&
          !MADE_FOLDERS.has(entry.name) &&
          (withTests || !TEST_FILE.test(entry.name)),
      )
      .map((entry) => filesIn(root, `${path}/${entry.name}`, withTests)),
  );
  return found.flat().sort();
}
