import { glob } from 'node:fs/promises';

/** Generated, installed or temporary folders. */
const NOT_SEARCHED = ['node_modules', 'dist', '.git', '.shop', '.tools', 'test-results'];

/** Files and folders of a checkout, as paths from its root with `/`. */
export async function filesOf(root: string, ...patterns: readonly string[]): Promise<string[]> {
  const exclude = (name: string) => name.split(/[\\/]/).some((part) => NOT_SEARCHED.includes(part));
  const files: string[] = [];
  for await (const path of glob(patterns, { cwd: root, exclude })) files.push(path.replaceAll('\\', '/'));
  return files;
}
