import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerBuildFiles } from '../isolated/messages.ts';

const ENTRY = fileURLToPath(new URL('../isolated/main.ts', import.meta.url));
/** What the process reads of the edge server's own code: its folder, and the one file that both use. */
const OWN_FOLDER = dirname(ENTRY);
const OWN_CODE = [OWN_FOLDER, fileURLToPath(new URL('../../event-log.ts', import.meta.url))];

/**
 * Node's arguments for a renderer's process. Under the permission model it reads its own code and the server builds, and
 * nothing else; it writes no file, and starts no process, thread or addon.
 * @param memory megabytes of heap
 */
export function confinementArguments(builds: ServerBuildFiles, memory: number): string[] {
  const files = [builds.shell, ...Object.values(builds.remotes)].flat().map(({ path }) => path);
  return [
    '--permission',
    ...[...OWN_CODE, ...files].map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--disable-sigusr1',
    '--no-warnings',
    `--max-old-space-size=${memory}`,
  ];
}

/** Starts a renderer's process, in the folder of its own code and without the environment of the edge server. */
export function startConfinedProcess(
  builds: ServerBuildFiles,
  memory: number,
): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [...confinementArguments(builds, memory), ENTRY], {
    cwd: OWN_FOLDER,
    env: { NODE_ENV: 'production' },
    stdio: 'pipe',
  });
  // The streams break when the process ends, which `close` tells.
  child.stdin.on('error', () => undefined);
  return child;
}
