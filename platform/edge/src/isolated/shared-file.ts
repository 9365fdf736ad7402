import { readSync, writeSync } from 'node:fs';

/*
 * The edge server and a renderer's process share a file without a name, for data that would be expensive as messages: each page, which is
 * larger than a socket's buffer, and what the process does next, which is read only after the process was killed (decision 079).
 */

/** The descriptor of the file in the renderer's process. */
export const SHARED_FILE = 3;
const ACTIVITY_BYTES = 128;
/** Largest size of a page in bytes. The shop's largest page has about 300 kB. The file is sparse, so unused room takes no memory. */
export const MAX_PAGE_BYTES = 8 * 2 ** 20;
/** UTF-8 takes at most three bytes for each of JavaScript's characters. */
const BYTES_OF_CHARACTER = 3;

export interface Activity {
  /** The id of the job whose next step may block the process. Job 0 is the start. */
  job: number;
  /** The remote whose code runs; undefined for the shell's. */
  remote: string | undefined;
}

/** Overwrites the previous note. Never throws, because it is called in the middle of a page. */
export function noteActivity(file: number, { job, remote = '' }: Activity): void {
  const record = `${job} ${remote}`.padEnd(ACTIVITY_BYTES).slice(0, ACTIVITY_BYTES);
  try {
    writeSync(file, record, 0, 'latin1');
  } catch {
    // The disk may be full. Without the note, the whole page is quarantined instead of one remote's part.
  }
}

/** @returns undefined when nothing was noted */
export function readActivity(file: number): Activity | undefined {
  const record = Buffer.alloc(ACTIVITY_BYTES);
  readSync(file, record, 0, ACTIVITY_BYTES, 0);
  const [, job, remote] = /^(\d+) (\S*) *$/.exec(record.toString('latin1')) ?? [];
  return job === undefined ? undefined : { job: Number(job), remote: remote || undefined };
}

/** This buffer is reused, because allocating one of its size takes longer than the encoding. */
let encoded = Buffer.alloc(0);

/**
 * Writes the texts of a page in UTF-8.
 * @param slot of this page alone, so that a page does not overwrite another one that has not been read yet
 * @returns the number of bytes of each text; undefined when they could not be written because the disk is full
 * @throws RangeError when the page is too long
 */
export function writePage(file: number, slot: number, texts: readonly string[]): number[] | undefined {
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  if (encoded.length < characters * BYTES_OF_CHARACTER)
    encoded = Buffer.allocUnsafe(characters * BYTES_OF_CHARACTER);
  let end = 0;
  const sizes = texts.map((text) => {
    const size = encoded.write(text, end);
    end += size;
    return size;
  });
  if (end > MAX_PAGE_BYTES)
    throw new RangeError(`The page has ${end} bytes, and may have ${MAX_PAGE_BYTES}.`);
  try {
    return writeSync(file, encoded, 0, end, positionOf(slot)) === end ? sizes : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the texts of a page in UTF-8; undefined when they cannot be read, or when bytes are missing */
export function readPage(file: number, slot: number, sizes: readonly number[]): Buffer[] | undefined {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const bytes = Buffer.allocUnsafe(total);
  try {
    if (readSync(file, bytes, 0, total, positionOf(slot)) !== total) return undefined;
  } catch {
    return undefined;
  }
  let end = 0;
  return sizes.map((size) => {
    end += size;
    return bytes.subarray(end - size, end);
  });
}

/** Pages begin at the second block: the first one is for the activity. */
function positionOf(slot: number): number {
  return (slot + 1) * MAX_PAGE_BYTES;
}
