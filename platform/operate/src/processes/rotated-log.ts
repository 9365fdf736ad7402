import { closeSync, existsSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

const MAX_BYTES = 20_000_000;
/** Number of files, the current one included: `edge.log`, `edge.log.1` and `edge.log.2`, the oldest last. */
const FILES = 3;
const OWNER_ONLY = 0o600;

/** A log that is continued after a restart, and begins a new file when one is full. */
export class RotatedLog {
  readonly #path: string;
  readonly #maxBytes: number;
  #file: number;
  #bytes: number;

  /** @param maxBytes of one file */
  constructor(path: string, maxBytes = MAX_BYTES) {
    this.#path = path;
    this.#maxBytes = maxBytes;
    this.#file = openSync(path, 'a', OWNER_ONLY);
    this.#bytes = fstatSync(this.#file).size;
  }

  /** @param line without its line break */
  write(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    try {
      if (this.#bytes > 0 && this.#bytes + bytes.length > this.#maxBytes) this.#rotate();
      writeSync(this.#file, bytes);
      this.#bytes += bytes.length;
    } catch {
      // A line is lost on a full disk; that must not end the shop.
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #rotate(): void {
    for (let number = FILES - 1; number > 0; number -= 1) {
      const older = number === 1 ? this.#path : `${this.#path}.${number - 1}`;
      if (existsSync(older)) renameSync(older, `${this.#path}.${number}`);
    }
    const full = this.#file;
    this.#file = openSync(this.#path, 'a', OWNER_ONLY);
    this.#bytes = 0;
    closeSync(full);
  }
}
