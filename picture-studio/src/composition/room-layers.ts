import { levelOfLight } from 'catalogue/colour/srgb-light';
import { levelOfRoomLight, ROOM_LIGHT } from 'shared-contracts/image/room-light';
import sharp from 'sharp';
import type { Decor, Finish } from '../scenes/decor.ts';
import type { Room } from '../scenes/picture-views.ts';
import { sceneFor, sceneNamed } from '../scenes/scene-for.ts';
import { cladSurfaces } from './compose-layers.ts';
import { encodeWebp } from './encode-webp.ts';
import type { Exposure } from './exposure.ts';
import { exposureOf } from './exposure-files.ts';
import { LIGHT_OF_CODE, type LightCodes } from './light-code.ts';
import { paintPanels } from './paint-panel.ts';
import { claddingsOf } from './texture-for.ts';
import type { Cladding } from './textured-panel.ts';

/** The light of a room, which is the same for all decors of a finish. */
export interface RoomLightRequest {
  room: Room;
  finish: Finish;
}

/** Kilobytes: phones load them while a finger is on the swatches. */
export const LIGHT_KILOBYTES = 110;
export const ALBEDO_KILOBYTES = 40;

/** Pixels. Larger textures have details that a room in `ROOM_LIGHT.width` does not show. */
const TEXTURE_SIZE = 512;

/** The level that browsers read, of each code of light. */
const LEVEL_OF_CODE = Uint8Array.from(LIGHT_OF_CODE, (light) => Math.round(levelOfRoomLight(light)));

/** The file of a room's light (`ROOM_LIGHT`), as WebP; `undefined` without a scene in the finish. */
export async function composeRoomLight({ room, finish }: RoomLightRequest): Promise<Buffer | undefined> {
  const choice = sceneNamed(room, finish);
  if (!choice) return;
  const exposure = await exposureOf(choice.scene, choice.variant, ROOM_LIGHT.width);
  return await encodeParts([exposure.room, ...exposure.lights].map(storedLight), LIGHT_KILOBYTES);
}

/** The file of a decor's albedo in a room (`ROOM_LIGHT`), as WebP; `undefined` without a scene in its finish. */
export async function composeRoomAlbedo(decor: Decor, room: Room): Promise<Buffer | undefined> {
  const choice = sceneFor(decor, room);
  if (!choice) return;
  const exposure = await exposureOf(choice.scene, choice.variant, ROOM_LIGHT.width);
  const claddings = await claddingsOf(choice, decor, TEXTURE_SIZE);
  const store = (albedo: number) => Math.round(levelOfLight(albedo));
  return await encodeParts(
    albedosIn(exposure, claddings).map((part) => Uint8Array.from(part, store)),
    ALBEDO_KILOBYTES,
  );
}

function storedLight(codes: LightCodes): Uint8Array {
  return codes.map((code) => LEVEL_OF_CODE[code] ?? 0);
}

/** The reflectance of each surface at each pixel: the decor on its panels, and its mean everywhere else. */
function albedosIn(exposure: Exposure, claddings: readonly Cladding[]): Float32Array[] {
  const { width, height, map } = exposure;
  return cladSurfaces(exposure, claddings).map(({ panels, mean }) => {
    const albedo = Float32Array.from({ length: 3 * map.length }, (_, at) => mean[at % 3] ?? 0);
    paintPanels({ width, top: 0, bottom: height, albedo }, map, panels);
    return albedo;
  });
}

/** One picture of all parts, one below the other. */
async function encodeParts(parts: readonly Uint8Array[], kilobytes: number): Promise<Buffer> {
  const pixels = Buffer.concat(parts);
  const { width } = ROOM_LIGHT;
  const raw = { width, height: pixels.length / (width * 3), channels: 3 } as const;
  return await encodeWebp(sharp(pixels, { raw }), kilobytes);
}
