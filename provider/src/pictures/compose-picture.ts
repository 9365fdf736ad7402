import type { Decor } from './decor.ts';

/** Draws one picture as WebP; `undefined` for a view or width that is not offered. Deterministic. */
export async function composePicture(
  _decor: Decor,
  _view: string,
  _width: number,
): Promise<Buffer | undefined> {
  return undefined;
}
