import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Bytes of memory that a process holds, buffers outside of its heap included; undefined where the system does not tell. */
export function residentBytes(pid: number): number | undefined {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return Number(pages) * PAGE_BYTES;
  } catch {
    return undefined;
  }
}
