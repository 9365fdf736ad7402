import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { jsonOf } from '../../registry/store/read-json.ts';

/** Milliseconds. A build loads in less than one second, and in ten on a busy machine. */
const TIME_LIMIT = 30_000;
const MEMORY_MEGABYTES = 256;
const PROGRAM = join(import.meta.dirname, 'server-build-reader.ts');

const answer = z.object({ modules: z.record(z.string(), z.enum(['page', 'fragment', 'other'])) });

/** The exports of a server build: module → its kind; or the reason why it does not load. */
export type OpenedBuild =
  | { modules: Readonly<Record<string, 'page' | 'fragment' | 'other'>> }
  | { error: string };

/**
 * Loads a remote's server build beside a shell's, in a process of its own. That process may read these two folders and no other files,
 * cannot start programs, and has an empty environment.
 * @param shellFolder, remoteFolder the `server` folders
 * @param isForPrevious whether the remote was built for the contract's previous major
 */
export async function openServerBuild(
  shellFolder: string,
  remoteFolder: string,
  isForPrevious: boolean,
): Promise<OpenedBuild> {
  const readable = [shellFolder, remoteFolder, PROGRAM, join(import.meta.dirname, '../../package.json')];
  const permissions = readable.map((path) => `--allow-fs-read=${path}`);
  const limits = [
    `--max-old-space-size=${MEMORY_MEGABYTES}`,
    '--no-warnings',
    '--disallow-code-generation-from-strings',
  ];
  const args = [...limits, '--permission', ...permissions, PROGRAM, shellFolder, remoteFolder];
  if (isForPrevious) args.push('previous');
  const child = spawn(process.execPath, args, {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIME_LIMIT,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(
        signal
          ? `it took longer than ${TIME_LIMIT / 1000} s`
          : code === 0
            ? undefined
            : `its process ended with code ${code}`,
      ),
    );
  });
  const [output, errors, failure] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const read = answer.safeParse(jsonOf(last));
  if (failure === undefined && read.success) return read.data;
  return { error: firstLine(errors) ?? failure ?? 'it ended while it was loaded' };
}

/** The line of the output that describes an uncaught error. */
function firstLine(errors: string): string | undefined {
  return errors
    .split('\n')
    .find((line) => /^\s*(?:\w*Error\b|Error\b)/.test(line))
    ?.trim();
}
