import { hasColours } from './env.ts';

const ERASE_LINE = '\r\u001b[2K';

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function inGreen(text: string): string {
  return hasColours ? `\u001b[32m${text}\u001b[39m` : text;
}

export function inRed(text: string): string {
  return hasColours ? `\u001b[31m${text}\u001b[39m` : text;
}

/** `4.1 s`, and `2 min 05 s` from one minute on. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** Names the step while it runs (on a terminal), and says afterwards how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  if (hasColours) process.stdout.write(`… ${name}`);
  try {
    const result = await work();
    endStep(`${inGreen('✓')} ${name}`, startedAt);
    return result;
  } catch (error) {
    endStep(`${inRed('✗')} ${name}`, startedAt);
    throw error;
  }
}

function endStep(line: string, startedAt: number): void {
  say(`${hasColours ? ERASE_LINE : ''}${line}  ${formatDuration(performance.now() - startedAt)}`);
}
