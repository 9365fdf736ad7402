import { scenes } from '../scenes/scenes.ts';

export const variants = [...scenes].flatMap(([name, scene]) =>
  Object.entries(scene.variants).map(([finish, variant]) => ({ name, finish, scene, variant })),
);
