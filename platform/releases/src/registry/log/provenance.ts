import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The output of a git command in `folder`; undefined without git, a repository, or an answer. */
export async function askGit(folder: string, ...args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', args, { cwd: folder });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/** The commit that is checked out at `folder`, if there is one. */
export function commitHash(folder: string): Promise<string | undefined> {
  return askGit(folder, 'rev-parse', 'HEAD');
}

/** Who changes the registry: the name in git's settings, else that of the system's user. */
export async function authorOf(folder: string): Promise<string> {
  const name = await askGit(folder, 'config', 'user.name');
  if (name) return name;
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that no user has.
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
