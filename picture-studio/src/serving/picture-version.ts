import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOM_LIGHT } from 'shared-contracts/image/room-light';
import type { PictureRequest } from '../composition/compose-picture.ts';
import type { RoomLightRequest } from '../composition/room-layers.ts';
import { contentVersion } from '../scenes/content-version.ts';
import { finishOf, lookOf } from '../scenes/decor.ts';
import { decorsIn, sceneFor, sceneNamed } from '../scenes/scene-for.ts';

/** The folders whose code determines what a picture looks like. The code in `serving/` only stores and delivers pictures. */
const ENGINE_SOURCE = /^(scenes|composition)\/.*\.ts$/;
const NO_ENGINE = /\.test\.ts$/;

/** Number of hex digits of the version in an address: enough to tell the versions of a picture apart. */
const VERSION_DIGITS = 10;

/** Changes with the code that composes pictures, and not with tests, documents or the code that serves them. */
export function engineVersion(sources: string): string {
  return contentVersion(sources, (path) => ENGINE_SOURCE.test(path) && !NO_ENGINE.test(path));
}

const COLOUR_SOURCES = dirname(fileURLToPath(import.meta.resolve('catalogue/colour/lab')));

/** The version of the code, combined with what the contract and the catalogue add to it. */
const ENGINE_VERSION = [
  engineVersion(resolve(import.meta.dirname, '..')),
  contentVersion(COLOUR_SOURCES, (path) => !NO_ENGINE.test(path)),
  ROOM_LIGHT,
];

/** Equal for requests that show the same thing in any size, and different for all others. */
export function fingerprintOf({ decor, view }: Pick<PictureRequest, 'decor' | 'view'>): string {
  const choice = sceneFor(decor, view);
  const decors = choice ? decorsIn(choice, decor) : [decor];
  const content = [ENGINE_VERSION, view, choice?.scene.version, finishOf(decor), decors.map(lookOf)];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The part of a picture's address that changes with what the picture shows. */
export function versionOf(request: Pick<PictureRequest, 'decor' | 'view'>): string {
  return fingerprintOf(request).slice(0, VERSION_DIGITS);
}

export function lightFingerprintOf({ room, finish }: RoomLightRequest): string {
  const content = [ENGINE_VERSION, 'light', room, sceneNamed(room, finish)?.scene.version, finish];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

export function lightVersionOf(request: RoomLightRequest): string {
  return lightFingerprintOf(request).slice(0, VERSION_DIGITS);
}
