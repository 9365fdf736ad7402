import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentVersion } from './content-version.ts';
import { Scene } from './scene.ts';

const LAYERS = join(import.meta.dirname, 'layers');
const DESCRIPTION = 'scene.json';
/** Files that pictures are composed from. Others, such as the layers that the light is made from, do not make a new version. */
const SCENE_FILE = /\.(jpg|png|json)$/;

/** A scene on disk. */
export interface StudioScene extends Scene {
  folder: string;
  /** Changes with every file of the scene. */
  version: string;
}

/** The scenes that were there when the process started, by name. */
export const scenes: ReadonlyMap<string, StudioScene> = readScenes(LAYERS);

/** All complete scenes in a folder. A scene without a description is still being rendered. */
export function readScenes(folder: string): Map<string, StudioScene> {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const complete = names.filter((name) => existsSync(join(folder, name, DESCRIPTION)));
  return new Map(complete.map((name) => [name, readScene(join(folder, name))]));
}

function readScene(folder: string): StudioScene {
  const scene = Scene.parse(JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8')));
  return { ...scene, folder, version: contentVersion(folder, (path) => SCENE_FILE.test(path)) };
}
