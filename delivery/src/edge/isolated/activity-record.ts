import { readSync, writeSync } from 'node:fs';

/*
 * What the process does next, noted where the edge server finds it after the process was killed. The note overwrites the one before
 * in a file, because a message would wake the edge server up to eight times a page (decision 117).
 */

/** The descriptor of the file in the renderer's process. */
export const ACTIVITY_DESCRIPTOR = 3;
const RECORD_BYTES = 128;

export interface Activity {
  /** The id of the job whose next step may block the process. Job 0 is the start. */
  job: number;
  /** The remote whose code runs; undefined for the shell's. */
  remote: string | undefined;
}

/** Overwrites the note before. It never throws: it is called in the middle of a page. */
export function noteActivity(file: number, { job, remote = '' }: Activity): void {
  const record = `${job} ${remote}`.padEnd(RECORD_BYTES).slice(0, RECORD_BYTES);
  try {
    writeSync(file, record, 0, 'latin1');
  } catch {
    // The disk may be full. Without the note, the whole page is quarantined instead of the remote's part.
  }
}

/** @returns undefined when nothing was noted */
export function readActivity(file: number): Activity | undefined {
  const record = Buffer.alloc(RECORD_BYTES);
  readSync(file, record, 0, RECORD_BYTES, 0);
  const [, job, remote] = /^(\d+) (\S*) *$/.exec(record.toString('latin1')) ?? [];
  return job === undefined ? undefined : { job: Number(job), remote: remote || undefined };
}
