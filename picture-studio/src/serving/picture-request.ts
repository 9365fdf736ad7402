import { createHash } from 'node:crypto';
import type { Decor } from '../recipes/decor.ts';
import { finishOf } from '../recipes/finish.ts';
import { recipeOf } from '../recipes/recipe-of.ts';
import type { PictureView, PictureWidth } from '../scenes/picture-views.ts';
import { stageOf, wornOn } from '../scenes/scene-for.ts';

/** A picture as it can be composed. */
export interface PictureRequest {
  decor: Decor;
  view: PictureView;
  /** In pixels. */
  width: PictureWidth;
}

/** Raise it when the same scene and recipe give another picture: addresses and files of the old one are not used again. */
const PICTURE_VERSION = 4;

/** The same for all requests that show the same thing, in whatever size, and for no others. */
export function fingerprintOf({ decor, view }: Pick<PictureRequest, 'decor' | 'view'>): string {
  const stage = stageOf(decor, view);
  const worn = stage ? wornOn(stage, decor) : [decor];
  return createHash('sha256')
    .update(
      JSON.stringify([PICTURE_VERSION, view, stage?.scene.version, finishOf(decor), worn.map(recipeOf)]),
    )
    .digest('hex');
}
