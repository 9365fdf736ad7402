import { Worker } from 'node:worker_threads';
import type { PictureRequest } from './picture-request.ts';

export interface DrawPicture extends PictureRequest {
  ticket: number;
}

export type DrawnPicture =
  | { ticket: number; picture: Uint8Array | undefined }
  | { ticket: number; failure: string };

interface Waiting {
  resolve(picture: Buffer | undefined): void;
  reject(error: Error): void;
}

/** Hands drawings to a thread of its own, so that nobody's cart waits for somebody's picture. The thread starts with the first. */
export class PictureDesk {
  #worker: Worker | undefined;
  #lastTicket = 0;
  #isClosed = false;
  readonly #waiting = new Map<number, Waiting>();

  /** As `composePicture`; rejects when the drawing fails or the desk closes. */
  compose({ decor, view, width }: PictureRequest): Promise<Buffer | undefined> {
    // Who is still warming up pictures would open it again, and keep a stopping provider alive.
    if (this.#isClosed) return Promise.reject(new Error('The desk is closed.'));
    const ticket = ++this.#lastTicket;
    const worker = this.#openWorker();
    return new Promise((resolve, reject) => {
      this.#waiting.set(ticket, { resolve, reject });
      worker.ref();
      worker.postMessage({ ticket, decor, view, width } satisfies DrawPicture);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #openWorker(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
    worker.on('message', (drawn: DrawnPicture) => this.#settle(drawn));
    worker.on('error', (error: Error) => this.#rejectAll(error));
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#rejectAll(new Error('The picture thread has ended.'));
    });
    this.#worker = worker;
    return worker;
  }

  #settle(drawn: DrawnPicture): void {
    const waiting = this.#waiting.get(drawn.ticket);
    this.#waiting.delete(drawn.ticket);
    // An idle thread must not keep the process alive.
    if (this.#waiting.size === 0) this.#worker?.unref();
    if ('failure' in drawn) waiting?.reject(new Error(drawn.failure));
    else waiting?.resolve(drawn.picture && Buffer.from(drawn.picture));
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
