import { say } from 'operate/console/progress';
import { runPnpm } from 'operate/processes/child-process';
import { writeSnapshot } from '../contract/public-api.ts';

/** Formats generated code. @returns whether that succeeded */
export function formatGenerated(root: string, files: readonly string[], stop: AbortSignal): Promise<boolean> {
  for (const file of files) say(file);
  const formatted = files.filter((file) => /\.(ts|tsx|json|md)$/.test(file));
  return runSteps(root, [['exec', 'biome', 'check', '--write', ...formatted]], stop);
}

/** Installs what a generated package needs, formats its code and keeps what the contract offers now. @returns whether all of it succeeded */
export async function finishGenerated(
  root: string,
  files: readonly string[],
  stop: AbortSignal,
): Promise<boolean> {
  const install = [['install', '--no-frozen-lockfile', '--prefer-offline']];
  const isDone = (await runSteps(root, install, stop)) && (await formatGenerated(root, files, stop));
  if (isDone) await writeSnapshot(root, stop);
  return isDone;
}

async function runSteps(root: string, steps: readonly string[][], stop: AbortSignal): Promise<boolean> {
  for (const args of steps) {
    const { code, output } = await runPnpm(args, { folder: root, stop });
    if (code !== 0) {
      say(output);
      return false;
    }
  }
  return true;
}
