import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandFailure } from 'operate/console/command-failure';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
import { runToEnd } from 'operate/processes/child-process';
import { publicApi } from './public-api.ts';

/** The files of a commit that its contract is compiled from. */
const COMPILED = ['shared-contracts', 'tsconfig.base.json'];

/**
 * What the contract offers now, compared with a commit.
 * @returns a diff of the OpenAPI document and of the declarations; empty where both are equal
 */
export function contractChanges(root: string, commit: string, stop: AbortSignal): Promise<string> {
  return withTemporaryFolder(async (folder) => {
    const git = async (args: string[]) => {
      const { code, output } = await runToEnd(['git', ...args], { folder: root, stop });
      // `git diff --no-index` exits with 1 when it has found a difference.
      if (code > 1) throw new CommandFailure(output);
      return output;
    };
    const tree = join(folder, 'tree');
    const archive = join(folder, 'contract.tar');
    await mkdir(tree);
    await git(['archive', '--output', archive, commit, ...COMPILED]);
    await runToEnd(['tar', '-xf', archive, '-C', tree], { folder: root, stop });
    await symlink(join(root, 'shared-contracts/node_modules'), join(tree, 'shared-contracts/node_modules'));
    const sides = { before: tree, now: root };
    for (const [side, checkout] of Object.entries(sides)) {
      for (const [file, text] of await publicApi(checkout, stop)) {
        await mkdir(join(folder, side, dirname(file)), { recursive: true });
        await writeFile(join(folder, side, file), text);
      }
    }
    const compared = ['--no-index', '--stat', '--patch', join(folder, 'before'), join(folder, 'now')];
    return (await git(['diff', ...compared])).replaceAll(`${folder}/`, '');
  });
}
