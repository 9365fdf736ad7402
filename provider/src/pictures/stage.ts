import type { Decor } from './decor.ts';
import { finishOf } from './finish.ts';
import type { Variant } from './layers/scene.ts';
import { type StudioScene, scenes } from './layers/scenes.ts';
import type { PictureView } from './picture-views.ts';

/** Where a view of a decor is photographed. */
export interface Stage {
  scene: StudioScene;
  /** Of the scene, for the decor's finish. */
  variant: Variant;
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
  return variant && { scene, variant };
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
