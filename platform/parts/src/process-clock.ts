import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The readings from which the time of a process is computed, in milliseconds. */
export interface ProcessClock {
  now(): number;
  /** Processor time that the process has used. */
  used(): number;
}

/** Milliseconds of a clock tick, in which Linux counts processor time. */
const KERNEL_TICK = 10;
/** State of a thread that runs or waits for a processor, as Linux writes it. */
const RUNNABLE = 'R';

interface Thread {
  state: string;
  /** Milliseconds of processor time. */
  used: number;
}

/**
 * A clock for another process and its children. On Linux it stands still while one of their threads runs or waits for a processor, so
 * that only the processor time counts then. Other systems do not tell: there it runs like the clock of this process.
 */
export function clockOf(pid: number, processes = '/proc'): ProcessClock {
  let last = performance.now();
  let own = 0;
  return {
    now() {
      const now = performance.now();
      if (!threadsOf(pid, processes).some(({ state }) => state === RUNNABLE)) own += now - last;
      last = now;
      return own;
    },
    used: () => threadsOf(pid, processes).reduce((sum, { used }) => sum + used, 0),
  };
}

function threadsOf(pid: number, processes: string): Thread[] {
  const tasks = join(processes, String(pid), 'task');
  return namesIn(tasks).flatMap((thread) => {
    const [state = '', ...fields] =
      textOf(join(tasks, thread, 'stat'))
        .split(') ')
        .at(-1)
        ?.split(' ') ?? [];
    const used = (Number(fields[10]) + Number(fields[11])) * KERNEL_TICK;
    const children = textOf(join(tasks, thread, 'children'))
      .split(' ')
      .filter(Boolean);
    const own = state === '' ? [] : [{ state, used }];
    return [...own, ...children.flatMap((child) => threadsOf(Number(child), processes))];
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty when the thread has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
