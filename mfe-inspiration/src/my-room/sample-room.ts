import { rectangle } from '../fronts/quad.ts';
import type { Marks } from '../marked-photo/edits.ts';
import { openPhoto } from '../photo/open-photo.ts';
import address from './sample/white-kitchen.webp';

/** The base units, drawers and wall units: left, top, right and bottom in pixels, and the width in centimetres. */
const FRONTS = [
  [283, 415, 407, 567, 60],
  [407.5, 415, 594.5, 489.5, 90],
  [407.5, 490, 594.5, 568, 90],
  [595, 415, 783.5, 465.5, 90],
  [595, 466, 783.5, 517, 90],
  [595, 517.5, 783.5, 568.5, 90],
  [299.5, 111.5, 392.5, 288.5, 47],
  [393, 111, 486, 288.5, 47],
  [487, 110.5, 580, 288.5, 47],
  [791.5, 110, 883.5, 288.5, 46],
] as const;

const MARKS: Marks = {
  fronts: FRONTS.map(([left, top, right, bottom, width], at) => ({
    id: at + 1,
    quad: rectangle(left, top, right, bottom),
    width,
    isTurned: false,
  })),
  tapped: [],
};

/**
 * Our sample kitchen, 1200 × 750 pixels, with its fronts marked. The side of a wall unit is not marked.
 * @throws if the picture cannot be loaded
 */
export async function sampleRoom(): Promise<{ photo: ImageBitmap; marks: Marks }> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  const photo = await openPhoto(await response.blob());
  if (typeof photo === 'string') throw new Error(`${photo}: ${address}`);
  return { photo, marks: MARKS };
}
