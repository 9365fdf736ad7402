import { constants } from 'node:os';
import { sentenceOf } from './error-sentence.ts';

/** Milliseconds within which one Ctrl-C can arrive twice: from the terminal, then from the bootstrap. */
const ECHO = 300;

type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/**
 * Runs a command and sets its exit code. When the operator stops the command (Ctrl-C, SIGTERM, a closed terminal), the signal that `work`
 * has been given aborts; `work` then stops its children and returns. A second signal ends the command at once. An error that `work`
 * throws is printed as one sentence.
 */
export async function runCommand(work: (stop: AbortSignal) => Promise<boolean>): Promise<void> {
  const stopping = new AbortController();
  let received: StopSignal | undefined;
  let receivedAt = Number.POSITIVE_INFINITY;
  const stopFor = (name: StopSignal) => {
    if (performance.now() - receivedAt > ECHO) process.exit(128 + constants.signals[name]);
    if (!received) receivedAt = performance.now();
    received ??= name;
    stopping.abort();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies StopSignal[]) {
    process.on(name, () => stopFor(name));
  }
  // The bootstrap was killed, so it cannot forward signals any more.
  process.on('disconnect', () => stopFor('SIGHUP'));
  process.channel?.unref();
  // The reader of the output has ended, as in `npm run release -- log | head`.
  process.stdout.on('error', () => received ?? stopFor('SIGHUP'));
  try {
    process.exitCode = (await work(stopping.signal)) ? 0 : 1;
  } catch (error) {
    // Exits at once, which also ends whatever the work has not stopped.
    if (received) process.exit(128 + constants.signals[received]);
    process.exitCode = 1;
    process.stderr.write(`\n${sentenceOf(error)}\n`);
  }
}
