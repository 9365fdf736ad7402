import type { Decor } from '../recipes/decor.ts';
import { finishOf } from '../recipes/finish.ts';
import { companionOf } from '../recipes/second-surface.ts';
import type { PictureView } from './picture-views.ts';
import type { Variant } from './scene.ts';
import { type StudioScene, scenes } from './scenes.ts';

/**
 * Metres as which the whole square of any decor is laid on pieces on a table. In rooms it has its real size; here a large
 * figure is shown whole, and a fine one near enough to be seen.
 */
const LAID: Readonly<Partial<Record<PictureView, number>>> = { sample: 0.54, closeup: 0.43 };

/** Where a view of a decor is photographed. */
export interface Stage {
  scene: StudioScene;
  /** Of the scene, for the decor's finish. */
  variant: Variant;
  /** Metres as which a decor's square is laid; its real ones where there is none. */
  laid: number | undefined;
}

const BOARD_SCENES: ReadonlyMap<string, string> = new Map([
  ['HDF', 'board-hdf'],
  ['Ply Wood', 'board-ply'],
  ['WPC', 'board-wpc'],
]);

/** `undefined` where the studio has no such scene, or not in this finish. */
export function stageOf(decor: Decor, view: PictureView): Stage | undefined {
  const scene = scenes.get(sceneName(decor, view));
  const variant = scene && variantFor(scene, decor);
  return variant && { scene, variant, laid: LAID[view] };
}

/** The decors that a stage shows, one for each surface: the one that is pictured, and its companion on a second. */
export function wornOn({ variant }: Stage, decor: Decor): Decor[] {
  return variant.white.length > 1 ? [decor, companionOf(decor)] : [decor];
}

function sceneName({ material }: Decor, view: PictureView): string {
  if (view === 'sample') return BOARD_SCENES.get(material) ?? 'sheet';
  return view === 'closeup' ? 'edge' : view;
}

/** Satin stands in for metal; nothing stands in for flutes. */
function variantFor({ variants }: StudioScene, decor: Decor): Variant | undefined {
  const finish = finishOf(decor);
  return variants[finish] ?? (finish === 'metallic' ? variants.matt : undefined);
}
