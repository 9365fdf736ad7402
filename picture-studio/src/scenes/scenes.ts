import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Scene } from './scene.ts';

const STUDIO = resolve(import.meta.dirname, './layers');
const DESCRIPTION = 'scene.json';

/** A scene of the studio, on disk. */
export interface StudioScene extends Scene {
  folder: string;
  /** Another one as soon as a file of the scene is. */
  version: string;
}

/** The scenes that were there when the provider started, by name. */
export const scenes: ReadonlyMap<string, StudioScene> = readScenes(STUDIO);

/** All complete scenes below a folder; a folder without a description is still being made. */
export function readScenes(studio: string): Map<string, StudioScene> {
  const names = existsSync(studio) ? readdirSync(studio).sort() : [];
  const complete = names.filter((name) => existsSync(join(studio, name, DESCRIPTION)));
  return new Map(complete.map((name) => [name, readScene(join(studio, name))]));
}

function readScene(folder: string): StudioScene {
  const scene = Scene.parse(JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8')));
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return { ...scene, folder, version: hash.digest('hex') };
}
