import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { openSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { logEvent } from '../event-log.ts';
import type { ServerBuildFiles } from '../isolated/messages.ts';
import { reasonOf } from '../isolated/reason.ts';

const ENTRY = fileURLToPath(new URL('../isolated/main.ts', import.meta.url));
/** All that the process reads of the edge server's own code. */
const OWN_FOLDER = dirname(ENTRY);

/**
 * Node's arguments for a renderer's process. Under the permission model it reads its own code and the server builds, and
 * nothing else; it writes no file, and starts no process, thread or addon.
 * @param memory megabytes of heap
 */
export function confinementArguments(builds: ServerBuildFiles, memory: number): string[] {
  const files = [builds.shell, ...Object.values(builds.remotes)].flat().map(({ path }) => path);
  return [
    '--permission',
    ...[OWN_FOLDER, ...files].map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--disable-sigusr1',
    '--no-warnings',
    // Collector threads would take processor time from what the other core renders or sends: 0.5 ms a page.
    '--single-threaded-gc',
    // Garbage of a page is short-lived: more room takes memory, and no less time.
    '--max-semi-space-size=4',
    `--max-old-space-size=${memory}`,
  ];
}

export interface ConfinedProcess {
  child: ChildProcessWithoutNullStreams;
  /** The file that it shares with this process, also after its end; undefined where none can be written. */
  sharedFile: number | undefined;
}

/** Starts a renderer's process, in the folder of its own code and without the environment of the edge server. */
export function startConfinedProcess(builds: ServerBuildFiles, memory: number): ConfinedProcess {
  const sharedFile = openSharedFile();
  const child = spawn(process.execPath, [...confinementArguments(builds, memory), ENTRY], {
    cwd: OWN_FOLDER,
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'pipe', sharedFile ?? 'ignore'],
  }) as ChildProcessWithoutNullStreams;
  // The streams break when the process ends, which `close` tells.
  child.stdin.on('error', () => undefined);
  return { child, sharedFile };
}

/** A file without a name, which only this process and its child have. */
function openSharedFile(): number | undefined {
  const path = join(tmpdir(), `renderer-${randomUUID()}`);
  try {
    const file = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
    return file;
  } catch (error) {
    logEvent('renderer-without-shared-file', { reason: reasonOf(error) });
    return undefined;
  }
}
