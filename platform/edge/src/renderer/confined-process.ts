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
/** The only folder of the edge server's own code that the process may read. */
const OWN_FOLDER = dirname(ENTRY);

/**
 * Node's arguments for a renderer's process. Its permission model allows it to read its own code and the server builds, and nothing else. It
 * cannot write files, or start processes, threads or addons.
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
    // Threads of the garbage collector would take processor time from the other core, which renders or sends: 0.5 ms per page.
    '--single-threaded-gc',
    // The garbage of a page is short-lived: a larger space would take memory without saving time.
    '--max-semi-space-size=4',
    `--max-old-space-size=${memory}`,
  ];
}

export interface ConfinedProcess {
  child: ChildProcessWithoutNullStreams;
  /** The file that it shares with this process, readable even after its end; undefined if none can be written. */
  sharedFile: number | undefined;
}

/** Starts a renderer's process in the folder of its own code, without the environment of the edge server. */
export function startConfinedProcess(builds: ServerBuildFiles, memory: number): ConfinedProcess {
  const sharedFile = openSharedFile();
  const child = spawn(process.execPath, [...confinementArguments(builds, memory), ENTRY], {
    cwd: OWN_FOLDER,
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'pipe', sharedFile ?? 'ignore'],
  }) as ChildProcessWithoutNullStreams;
  // The streams fail when the process ends, but `close` already reports that.
  child.stdin.on('error', () => undefined);
  return { child, sharedFile };
}

/** Opens a file without a name, which only this process and its child can access. */
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
