import type { ChildProcess } from 'node:child_process';

/** Questions in a row without an answer after which a server hangs: one answer late, on a busy machine, is none. */
const QUESTIONS = 3;

/**
 * Asks a server by its channel whether its event loop turns, again and again until `ended` (decision 170).
 * @param limit milliseconds for which it must not have answered
 * @returns resolves when it hangs. A server that has never answered does not know the question, and is left alone.
 */
export function hangOf(child: ChildProcess, limit: number, ended: Promise<unknown>): Promise<void> {
  let unanswered = Number.NaN;
  return new Promise((resolve) => {
    const ask = () => child.connected && child.send('are you there?', () => undefined);
    const timer = setInterval(() => {
      unanswered += 1;
      if (unanswered > QUESTIONS) resolve();
      else ask();
    }, limit / QUESTIONS);
    child.on('message', () => {
      unanswered = 0;
    });
    void ended.then(() => clearInterval(timer));
    ask();
  });
}
