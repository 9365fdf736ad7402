import { say } from 'operate/console/progress';
import { outputOf, runPnpm } from 'operate/processes/child-process';
import { writeSnapshot } from '../contract/public-api.ts';

/** Formats generated code. @throws CommandFailure when that fails */
export async function formatGenerated(
  root: string,
  files: readonly string[],
  stop: AbortSignal,
): Promise<void> {
  for (const file of files) say(file);
  const formatted = files.filter((file) => /\.(ts|tsx|json|md)$/.test(file));
  outputOf(await runPnpm(['exec', 'biome', 'check', '--write', ...formatted], { folder: root, stop }));
}

/**
 * Installs what a generated package needs, formats its code, and accepts the changed contract.
 * @throws CommandFailure when one of these fails
 */
export async function finishGenerated(
  root: string,
  files: readonly string[],
  stop: AbortSignal,
): Promise<void> {
  outputOf(await runPnpm(['install', '--no-frozen-lockfile', '--prefer-offline'], { folder: root, stop }));
  await formatGenerated(root, files, stop);
  await writeSnapshot(root, stop);
}
