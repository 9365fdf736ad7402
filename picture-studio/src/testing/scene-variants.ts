import { scenes } from '../scenes/scenes.ts';

/** Each scene in each of its finishes. */
export const variants = [...scenes].flatMap(([name, scene]) =>
  Object.entries(scene.variants).map(([finish, variant]) => ({ name, finish, scene, variant })),
);
