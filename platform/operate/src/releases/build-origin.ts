import { join } from 'node:path';
import { askGit } from 'releases/registry/log/provenance';
import { isBuilt } from '../builds/build-stamp.ts';
import { sharedInputs } from '../builds/source-hash.ts';
import { packageOf, remoteId } from '../console/workspace.ts';

/** Reasons not to publish a build because of the sources it was built from, one sentence each. */
export async function originErrors(root: string, name: string): Promise<string[]> {
  const id = remoteId(name);
  const reasons: string[] = [];
  if (!(await isBuilt(root, name))) {
    reasons.push(`${id}: its build is not that of the current sources. Build it: npm run build -- ${id}.`);
  }
  const changes = await askGit(root, 'status', '--porcelain', '--', name, ...sharedInputs);
  const files = (changes ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^\s*\S+\s+/, ''));
  if (files.length > 0) {
    const some = files.slice(0, 3).join(', ');
    const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
    reasons.push(
      `${id}: ${some}${more} ${files.length === 1 ? 'is' : 'are'} not committed, so that nobody could build this release again. Commit, then build and publish.`,
    );
  }
  return reasons;
}

/** Whether the live release was built from a commit that this checkout lacks or has left. Unknown commits count as contained. */
export async function wouldBeRolledBack(
  root: string,
  name: string,
  commit: string | undefined,
): Promise<boolean> {
  if (commit === undefined || (await askGit(root, 'rev-parse', 'HEAD')) === undefined) return false;
  const isKnown = (await askGit(root, 'cat-file', '-e', `${commit}^{commit}`)) !== undefined;
  if (!isKnown) return true;
  const isAncestor = (await askGit(root, 'merge-base', '--is-ancestor', commit, 'HEAD')) !== undefined;
  if (isAncestor) return false;
  // The package may nevertheless be the same on another branch.
  return (await askGit(root, 'diff', '--quiet', commit, 'HEAD', '--', name)) === undefined;
}

export function distFolder(root: string, id: string): string {
  return join(root, packageOf(id), 'dist');
}
