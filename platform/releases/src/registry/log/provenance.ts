import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The output of a git command in `folder`; undefined if there is no git or no repository, or the command fails. */
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

/** The author of a change: the name in git's settings, or else the system's user. */
export async function authorOf(folder: string): Promise<string> {
  const name = await askGit(folder, 'config', 'user.name');
  if (name) return name;
  try {
    return userInfo().username;
  } catch {
    // A container may run with a user id that belongs to no user.
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
