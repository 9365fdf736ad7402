import { say } from '../console/progress.ts';
import { runPnpm } from '../processes/child-process.ts';

/** Formats generated code and brings the API report up to date. @returns whether all of it succeeded */
export async function finishGenerated(
  root: string,
  files: readonly string[],
  stop: AbortSignal,
): Promise<boolean> {
  for (const file of files) say(file);
  const steps = [
    ['install', '--no-frozen-lockfile', '--prefer-offline'],
    ['exec', 'biome', 'check', '--write', ...files.filter((file) => /\.(ts|tsx|json|md)$/.test(file))],
    ['--dir', 'shared-contracts', 'run', 'api-report'],
  ];
  for (const args of steps) {
    const { code, output } = await runPnpm(args, { folder: root, stop });
    if (code !== 0) {
      say(output);
      return false;
    }
  }
  return true;
}
