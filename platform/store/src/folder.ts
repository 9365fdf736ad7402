import { constants } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { orStopped } from './or-stopped.ts';
import { replaceFile } from './replace-file.ts';
import { type Store, StoreFailure, type StorePlace } from './store.ts';

/** Refuses symbolic links, which could lead out of the folder. Windows has no such flag. */
const NO_LINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/** A folder, perhaps a mounted one. Calls run one at a time, so that a hanging file system blocks one of Node's four file threads. */
export class Folder implements Store {
  readonly place: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ place }: StorePlace) {
    this.place = place;
  }

  async has(name: string, stop: AbortSignal): Promise<boolean> {
    const file = join(this.place, name);
    const found = await this.#inTurn(stop, () => stat(file).catch(undefinedIfMissing));
    return found !== undefined;
  }

  async read(name: string, limit: number, stop: AbortSignal): Promise<Buffer | undefined> {
    const file = join(this.place, name);
    return await this.#inTurn(stop, async () => {
      const handle = await open(file, NO_LINK).catch(undefinedIfMissing);
      try {
        const found = await handle?.stat();
        if (found && !found.isFile()) throw new StoreFailure(`${name} is not an ordinary file`);
        if (found && found.size > limit) throw new StoreFailure(`${name} is too large`);
        return await handle?.readFile();
      } finally {
        await handle?.close();
      }
    });
  }

  async write(name: string, content: Buffer, stop: AbortSignal): Promise<void> {
    const file = join(this.place, name);
    await this.#inTurn(stop, async () => {
      await mkdir(dirname(file), { recursive: true });
      await replaceFile(file, content);
    });
  }

  async #inTurn<Result>(stop: AbortSignal, call: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => {
      stop.throwIfAborted();
      return call();
    });
    this.#last = result.catch(() => undefined);
    return await orStopped(result, stop).catch((error: unknown) => Promise.reject(StoreFailure.of(error)));
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
