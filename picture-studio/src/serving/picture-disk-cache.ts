import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const INCOMPLETE = '.part';
/** Milliseconds after which an incomplete file can no longer be one that this or another process is writing. */
const WRITING = 60_000;

/**
 * An LRU cache of pictures on disk by file name, up to `limit` bytes. It includes the files of earlier runs, and those that
 * another process adds (`npm run pictures`).
 */
export class PictureDiskCache {
  readonly #folder: string;
  readonly #limit: number;
  /** Name → bytes, least recently used first. */
  #sizes: Promise<Map<string, number>> | undefined;

  constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  async has(name: string): Promise<boolean> {
    const sizes = await this.#opened();
    const found = await stat(this.#path(name)).catch(() => undefined);
    if (found === undefined) sizes.delete(name);
    else if (!sizes.has(name)) sizes.set(name, found.size);
    return found !== undefined;
  }

  async get(name: string): Promise<Buffer | undefined> {
    const sizes = await this.#opened();
    const picture = await readFile(this.#path(name)).catch(() => undefined);
    sizes.delete(name);
    if (picture) sizes.set(name, picture.length);
    return picture;
  }

  /** Writes a temporary file and renames it, so that a crash leaves no incomplete picture. */
  async set(name: string, picture: Buffer): Promise<void> {
    const sizes = await this.#opened();
    const part = join(this.#folder, `${randomUUID()}${INCOMPLETE}`);
    await writeFile(part, picture);
    await rename(part, this.#path(name));
    sizes.delete(name);
    sizes.set(name, picture.length);
    await this.#shrink(sizes);
  }

  /** Deletes all other pictures. */
  async keep(names: ReadonlySet<string>): Promise<void> {
    const sizes = await this.#opened();
    for (const name of [...sizes.keys()].filter((known) => !names.has(known))) {
      sizes.delete(name);
      await rm(this.#path(name), { force: true });
    }
  }

  async #shrink(sizes: Map<string, number>): Promise<void> {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (total <= this.#limit) return;
      sizes.delete(name);
      total -= size;
      await rm(this.#path(name), { force: true });
    }
  }

  #opened(): Promise<Map<string, number>> {
    this.#sizes ??= this.#open().catch((error: unknown) => {
      // The next call tries again, because the disk may be usable then.
      this.#sizes = undefined;
      throw error;
    });
    return this.#sizes;
  }

  async #open(): Promise<Map<string, number>> {
    await mkdir(this.#folder, { recursive: true });
    const files = await readdir(this.#folder);
    // A file may disappear meanwhile, because another process renames what it has written, and deletes the oldest.
    const entries = await Promise.all(
      files.map(async (file) => {
        const entry = await stat(this.#path(file)).catch(() => undefined);
        return entry ? [{ file, size: entry.size, changed: entry.mtimeMs }] : [];
      }),
    );
    const [parts = [], pictures = []] = [true, false].map((isPart) =>
      entries.flat().filter(({ file }) => file.endsWith(INCOMPLETE) === isPart),
    );
    const abandoned = parts.filter(({ changed }) => changed < Date.now() - WRITING);
    await Promise.all(abandoned.map(({ file }) => rm(this.#path(file), { force: true })));
    pictures.sort((one, other) => one.changed - other.changed);
    return new Map(pictures.map(({ file, size }) => [file, size]));
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }
}
