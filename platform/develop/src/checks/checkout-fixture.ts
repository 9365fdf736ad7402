import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { writeFiles } from 'releases/testing/artefact-fixture';

/** Runs `work` in a temporary checkout with these files: path from its root → text. */
export function inCheckoutWith<Result>(
  files: Readonly<Record<string, string>>,
  work: (root: string) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFolder(async (root) => {
    await writeFiles(root, files);
    return work(root);
  });
}
