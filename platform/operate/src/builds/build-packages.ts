import { join } from 'node:path';
import { CommandFailure } from '../console/command-failure.ts';
import { say, step } from '../console/progress.ts';
import { releasedPackagesOf } from '../console/workspace.ts';
import { runPnpm } from '../processes/child-process.ts';
import { forgetBuild, isBuilt, stampBuild } from './build-stamp.ts';
import { sourceHash } from './source-hash.ts';

/** One production build uses one and a half cores, so more than two at a time gain nothing. */
const BUILDS_AT_A_TIME = 2;

/**
 * Builds those packages (by default the shell and all remotes of the checkout) whose sources changed since their last build.
 * @throws CommandFailure with the output of each that failed
 */
export async function buildChangedPackages(
  root: string,
  stop: AbortSignal,
  packages = releasedPackagesOf(root),
): Promise<void> {
  const queue: string[] = [];
  for (const name of packages) {
    if (!(await isBuilt(root, name))) queue.push(name);
  }
  if (queue.length === 0) {
    say('  Nothing changed since the last build.');
    return;
  }
  const failures: string[] = [];
  const buildFromQueue = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const output = await buildPackage(root, name, stop);
      if (output) failures.push(output);
    }
  };
  await Promise.all(Array.from({ length: BUILDS_AT_A_TIME }, buildFromQueue));
  if (failures.length > 0) throw new CommandFailure(failures.join('\n\n'));
}

async function buildPackage(root: string, name: string, stop: AbortSignal): Promise<string | undefined> {
  await forgetBuild(root, name);
  const sources = await sourceHash(root, name);
  try {
    await step(`Build ${name}`, async () => {
      const { code, output } = await runPnpm(['run', 'build'], {
        folder: join(root, name),
        stop,
        // In another mode, such as the one that Vitest sets, nothing would be minified.
        environment: { NODE_ENV: 'production' },
      });
      if (code !== 0) {
        throw new CommandFailure(
          `${withoutStack(output)}\n\nThe build of ${name} failed; see the output above.`,
        );
      }
    });
  } catch (error) {
    if (error instanceof CommandFailure) return error.message;
    throw error;
  }
  await stampBuild(root, name, sources);
  return undefined;
}

/** Removes the bundler's call stack, which does not point to the faulty source. */
function withoutStack(output: string): string {
  return output.replaceAll(/^[ \t]+at .*\n/gm, '').trim();
}
