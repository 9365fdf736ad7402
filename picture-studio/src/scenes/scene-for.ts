import { type Decor, type Finish, finishOf, secondSurface } from './decor.ts';
import type { PictureView } from './picture-views.ts';
import type { Variant } from './scene.ts';
import { type StudioScene, scenes } from './scenes.ts';

/**
 * Width in metres at which the tile of any decor is laid on the samples. Rooms show it at its real size; here a large
 * figure is shown whole, and a fine one near enough to be seen.
 */
const TILE_METRES: Readonly<Partial<Record<PictureView, number>>> = { sample: 0.54, closeup: 0.43 };

/** The scene that shows a decor in a view. */
export interface SceneChoice {
  scene: StudioScene;
  /** The scene's layers for the decor's finish. */
  variant: Variant;
  /** Width in metres at which the decor's tile is laid; `undefined` for its real width. */
  tileMetres: number | undefined;
}

const BOARD_SCENES: ReadonlyMap<string, string> = new Map([
  ['HDF', 'board-hdf'],
  ['Ply Wood', 'board-ply'],
  ['WPC', 'board-wpc'],
]);

/** `undefined` where there is no such scene, or not in the decor's finish. */
export function sceneFor(decor: Decor, view: PictureView): SceneChoice | undefined {
  const choice = sceneNamed(sceneName(decor, view), finishOf(decor));
  return choice && { ...choice, tileMetres: TILE_METRES[view] };
}

/** A scene in a finish, whatever the decor is. Rooms are scenes of their own name. */
export function sceneNamed(name: string, finish: Finish): Pick<SceneChoice, 'scene' | 'variant'> | undefined {
  const scene = scenes.get(name);
  const variant = scene && variantFor(scene, finish);
  return variant && { scene, variant };
}

/** Equal for all decors that are shown in the same light. `width` in pixels. */
export function lightName(
  { scene, variant: { black, shadow, white } }: Pick<SceneChoice, 'scene' | 'variant'>,
  width: number,
): string {
  return [scene.folder, black, shadow, ...white, width].join(' ');
}

/** One decor for each surface of the scene: the pictured one, then one that goes with it. */
export function decorsIn({ variant }: SceneChoice, decor: Decor): Decor[] {
  return variant.white.length > 1 ? [decor, secondSurface(decor)] : [decor];
}

function sceneName({ material }: Decor, view: PictureView): string {
  if (view === 'sample') return BOARD_SCENES.get(material) ?? 'sheet';
  return view === 'closeup' ? 'edge' : view;
}

/** A scene without a metallic variant shows metal in matt. Fluted panels have no substitute: their geometry differs. */
function variantFor({ variants }: StudioScene, finish: Finish): Variant | undefined {
  return variants[finish] ?? (finish === 'metallic' ? variants.matt : undefined);
}
