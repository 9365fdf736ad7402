import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in which the kernel counts processor time. */
const TICKS_PER_SECOND = 100;

/** Processor time of a process and of its children in milliseconds, with all their threads. */
export function processorTime(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const timeOf = (one: number): number => {
    const children = processes.filter(({ parent }) => parent === one);
    const own = processes.find((process) => process.pid === one)?.ticks ?? 0;
    return children.reduce((sum, child) => sum + timeOf(child.pid), own);
  };
  return (timeOf(pid) * 1000) / TICKS_PER_SECOND;
}

/** Nothing when the process has ended. */
function readProcess(name: string): { pid: number; parent: number; ticks: number }[] {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return [];
  }
}
