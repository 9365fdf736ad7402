import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const INCOMPLETE = '.part';

/** An LRU cache of pictures on disk by file name, up to `limit` bytes. It includes the files of earlier runs. */
export class PictureDiskCache {
  readonly #folder: string;
  readonly #limit: number;
  /** Name → bytes, the least recently used first. */
  #sizes: Promise<Map<string, number>> | undefined;

  constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  async has(name: string): Promise<boolean> {
    return (await this.#opened()).has(name);
  }

  async get(name: string): Promise<Buffer | undefined> {
    const sizes = await this.#opened();
    const size = sizes.get(name);
    if (size === undefined) return undefined;
    sizes.delete(name);
    try {
      const picture = await readFile(this.#path(name));
      sizes.set(name, size);
      return picture;
    } catch {
      // The file was deleted: the picture is composed again.
      return undefined;
    }
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
      // The disk may be writable at the next call.
      this.#sizes = undefined;
      throw error;
    });
    return this.#sizes;
  }

  async #open(): Promise<Map<string, number>> {
    await mkdir(this.#folder, { recursive: true });
    const files = await readdir(this.#folder);
    const parts = files.filter((file) => file.endsWith(INCOMPLETE));
    await Promise.all(parts.map((file) => rm(join(this.#folder, file), { force: true })));
    const pictures = files.filter((file) => !file.endsWith(INCOMPLETE));
    const found = await Promise.all(
      pictures.map(async (file) => ({ file, ...(await stat(join(this.#folder, file))) })),
    );
    found.sort((one, other) => one.mtimeMs - other.mtimeMs);
    return new Map(found.map(({ file, size }) => [file, size]));
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }
}
