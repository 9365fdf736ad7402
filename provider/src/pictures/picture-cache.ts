import type { Decor } from './decor.ts';

/** A picture as asked for by its address. */
export interface PictureRequest {
  decor: Decor;
  view: string;
  width: number;
}

/** Composed pictures on disk under their content's address, up to `limit` bytes; the least recently used go first. */
export class PictureCache {
  constructor(_folder: string, _limit: number) {}

  /** The picture as WebP, composed once however many ask at the same time; `undefined` for an unknown view or width. */
  async picture(_request: PictureRequest): Promise<Buffer | undefined> {
    return undefined;
  }

  /** Composes what is not there yet, one after another, so that shoppers are served meanwhile. */
  async warm(_requests: Iterable<PictureRequest>): Promise<void> {}
}
