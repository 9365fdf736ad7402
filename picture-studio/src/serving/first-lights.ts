import { FINISHES, type Finish } from '../recipes/decor.ts';
import { sceneNamed } from '../scenes/scene-for.ts';
import { scenes } from '../scenes/scenes.ts';

/** The light of a scene in a finish. */
export interface FirstLight {
  scene: string;
  finish: Finish;
  /** In pixels. */
  width: number;
}

/** What a phone shows of a product: a large picture, and a small one of each view. */
const [LARGE, SMALL] = [800, 200] as const;

/** The light of the large pictures of sheets, which most products are, then that of all small pictures. */
export function firstLights(): FirstLight[] {
  return [
    ...inAllFinishes('sheet', LARGE),
    ...[...scenes.keys()].flatMap((name) => inAllFinishes(name, SMALL)),
  ];
}

function inAllFinishes(scene: string, width: number): FirstLight[] {
  return FINISHES.filter((finish) => sceneNamed(scene, finish)).map((finish) => ({ scene, finish, width }));
}
