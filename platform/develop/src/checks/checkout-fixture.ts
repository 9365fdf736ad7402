import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withTemporaryFolder } from 'operate/console/temporary-folder';

/** Runs `work` in a temporary checkout with these files: path from its root → text. */
export function inCheckoutWith<Result>(
  files: Readonly<Record<string, string>>,
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder(async (root) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return work(root);
  });
}
