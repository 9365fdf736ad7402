import { Worker } from 'node:worker_threads';
import type { PictureRequest } from '../composition/compose-picture.ts';

export type ComposedPicture = { picture: Uint8Array | undefined } | { failure: string };

interface Waiting {
  resolve(picture: Buffer | undefined): void;
  reject(error: Error): void;
}

/** A thread that composes one picture at a time. It starts with the first one, and again after it died. */
export class PictureThread {
  #worker: Worker | undefined;
  #waiting: Waiting | undefined;

  get isIdle(): boolean {
    return this.#waiting === undefined;
  }

  /** As `composePicture`; rejects when it fails or the thread ends. Ask an idle thread only. */
  compose(request: PictureRequest): Promise<Buffer | undefined> {
    const worker = this.#started();
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      worker.ref();
      worker.postMessage(request);
    });
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
    worker.on('message', (composed: ComposedPicture) => this.#settle(composed));
    const ended = (failure: string) => {
      // A thread that fails also exits, when its successor may be at work.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#settle({ failure });
    };
    worker.on('error', ({ message }: Error) => ended(message));
    worker.on('exit', () => ended('The picture thread has ended.'));
    this.#worker = worker;
    return worker;
  }

  #settle(composed: ComposedPicture): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    // An idle thread must not keep the process alive.
    this.#worker?.unref();
    if ('failure' in composed) waiting?.reject(new Error(composed.failure));
    else waiting?.resolve(composed.picture && Buffer.from(composed.picture));
  }
}
