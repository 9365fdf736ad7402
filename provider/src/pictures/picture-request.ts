import { createHash } from 'node:crypto';
import { companionOf } from './companion.ts';
import type { Decor } from './decor.ts';
import { recipeOf } from './decors/recipe-of.ts';
import { finishOf } from './finish.ts';
import { isRoom, type PictureView, type PictureWidth } from './picture-views.ts';
import { stageOf } from './stage.ts';

/** A picture as it can be composed. */
export interface PictureRequest {
  decor: Decor;
  view: PictureView;
  /** In pixels. */
  width: PictureWidth;
}

/** Raise it when the same scene and recipe give another picture: addresses and files of the old one are not used again. */
export const DRAWING_VERSION = 2;

/** The same for all requests that show the same thing, in whatever size, and for no others. */
export function fingerprintOf({ decor, view }: Pick<PictureRequest, 'decor' | 'view'>): string {
  const worn = isRoom(view) ? [decor, companionOf(decor)] : [decor];
  const scene = stageOf(decor, view)?.scene.version;
  const core = scene === undefined && decor.material;
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, view, scene, core, finishOf(decor), worn.map(recipeOf)]))
    .digest('hex');
}
