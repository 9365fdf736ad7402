import { hasColours } from './env.ts';

const ERASE_LINE = '\r\u001b[2K';

export function say(line = ''): void {
  process.stdout.write(`${hasColours ? ERASE_LINE : ''}${line}\n`);
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

const running = new Set<string>();

/** Milliseconds after which a step says that it still runs, and how often from then on. */
const STILL = { after: 20_000, every: 60_000 };

/** Shows a step while it runs (on a terminal), says so when it takes long, then its duration. Steps may run in parallel. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  running.add(name);
  showRunning();
  const tell = (mark: string) => {
    say(`${mark} ${name}  ${formatDuration(performance.now() - startedAt)}`);
    showRunning();
  };
  let timer = setTimeout(tellAgain, STILL.after).unref();
  function tellAgain() {
    tell('…');
    timer = setTimeout(tellAgain, STILL.every).unref();
  }
  const end = (mark: string) => {
    clearTimeout(timer);
    running.delete(name);
    tell(mark);
  };
  try {
    const result = await work();
    end(inGreen('✓'));
    return result;
  } catch (error) {
    end(inRed('✗'));
    throw error;
  }
}

function showRunning(): void {
  if (hasColours && running.size > 0) process.stdout.write(`${ERASE_LINE}… ${[...running].join(', ')}`);
}
