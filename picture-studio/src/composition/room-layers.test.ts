// @module-tag all
import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfRgb } from 'catalogue/colour/lab';
import { type Levels, ROOM_LIGHT, recolouredPixel } from 'shared-contracts/image/room-light';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Decor, finishOf } from '../scenes/decor.ts';
import { type PanelMap, readPanelMap } from '../scenes/panel-map.ts';
import type { Room } from '../scenes/picture-views.ts';
import { sceneFor } from '../scenes/scene-for.ts';
import { HIMADRI_WHITE, MALABAR_TEAK, MARKAPUR_NERO, ZANSKAR_GRANITE } from '../testing/sample-decors.ts';
import { composePicture } from './compose-picture.ts';
import { ALBEDO_KILOBYTES, composeRoomAlbedo, composeRoomLight, LIGHT_KILOBYTES } from './room-layers.ts';

const { width } = ROOM_LIGHT;
const HEIGHT = (width * 5) / 8;
/** One of this many pixels is compared. */
const STRIDE = 41;

const MATT_TEAK: Decor = { ...MALABAR_TEAK, category: 'MATT Acrylic' };
const BRASS: Decor = { ...MALABAR_TEAK, type: 'Metallic', code: '#b08d4f', tiles: undefined };
const FLUTED: Decor = { ...MALABAR_TEAK, category: 'Fluted Panel' };

type Files = Record<'light' | 'albedo' | 'served', Buffer>;

/** The files of a decor in a room as a browser gets them, and the picture that is served. */
async function filesOf(decor: Decor, room: Room): Promise<Files> {
  const files = await Promise.all([
    composeRoomLight({ room, finish: finishOf(decor) }),
    composeRoomAlbedo(decor, room),
    composePicture({ decor, view: room, width }),
  ]);
  const [light, albedo, served] = files.map((file) => file ?? Buffer.alloc(0));
  if (!light || !albedo || !served) throw new Error(`There is no ${room}.`);
  return { light, albedo, served };
}

const pixelsOf = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer();

/** CIEDE2000 between the recoloured and the served picture on the faces that show the decor, in ascending order. */
async function differences({ light, albedo, served }: Files, faces: PanelMap): Promise<number[]> {
  const [lights, albedos, picture] = await Promise.all([light, albedo, served].map(pixelsOf));
  if (!lights || !albedos || !picture) throw new Error('Three files were read.');
  const found: number[] = [];
  for (let pixel = 0; pixel < faces.length; pixel += STRIDE) {
    if (!faces[pixel]) continue;
    const levels = partsAt(lights, pixel);
    const recoloured = recolouredPixel(levels, partsAt(albedos, pixel));
    const [due] = partsAt(picture, pixel);
    if (due) found.push(deltaE2000(labOfRgb(recoloured), labOfRgb(due)));
  }
  return found.sort((one, other) => one - other);
}

/** The levels at a pixel of each part. */
function partsAt(pixels: Buffer, pixel: number): Levels[] {
  const part = width * HEIGHT;
  return Array.from({ length: pixels.length / (part * 3) }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray((at * part + pixel) * 3);
    return [red, green, blue];
  });
}

async function facesOf(decor: Decor, room: Room) {
  const choice = sceneFor(decor, room);
  if (!choice) throw new Error(`There is no ${room}.`);
  const { scene, variant } = choice;
  return await readPanelMap(`${scene.folder}/${variant.ids ?? scene.ids}`, width, HEIGHT);
}

/** Composing takes seconds: each run compares two decors, the matrix more. */
const COMPARED = [
  { seen: 'plain gloss beside wood', decor: HIMADRI_WHITE, room: 'kitchen', tags: [] },
  { seen: 'metal', decor: BRASS, room: 'living', tags: [] },
  { seen: 'marble', decor: MARKAPUR_NERO, room: 'living', tags: ['matrix'] },
  { seen: 'granite', decor: ZANSKAR_GRANITE, room: 'bedroom', tags: ['matrix'] },
  { seen: 'matt wood', decor: MATT_TEAK, room: 'kitchen', tags: ['matrix'] },
  { seen: 'fluted wood', decor: FLUTED, room: 'bedroom', tags: ['matrix'] },
  { seen: 'gloss wood in the bathroom', decor: MALABAR_TEAK, room: 'bathroom', tags: ['matrix'] },
  { seen: 'metal in the bathroom', decor: BRASS, room: 'bathroom', tags: ['matrix'] },
  { seen: 'plain gloss in the children’s room', decor: HIMADRI_WHITE, room: 'kids', tags: ['matrix'] },
  { seen: 'matt wood in the children’s room', decor: MATT_TEAK, room: 'kids', tags: ['matrix'] },
  { seen: 'plain gloss in the pooja room', decor: HIMADRI_WHITE, room: 'pooja', tags: ['matrix'] },
  { seen: 'fluted wood in the pooja room', decor: FLUTED, room: 'pooja', tags: ['matrix'] },
  { seen: 'plain gloss in the home office', decor: HIMADRI_WHITE, room: 'office', tags: ['matrix'] },
  { seen: 'matt wood in the home office', decor: MATT_TEAK, room: 'office', tags: ['matrix'] },
  { seen: 'fluted wood in the home office', decor: FLUTED, room: 'office', tags: ['matrix'] },
  { seen: 'plain gloss in the entrance', decor: HIMADRI_WHITE, room: 'entrance', tags: ['matrix'] },
  { seen: 'metal in the entrance', decor: BRASS, room: 'entrance', tags: ['matrix'] },
  { seen: 'fluted wood in the entrance', decor: FLUTED, room: 'entrance', tags: ['matrix'] },
] as const satisfies readonly { seen: string; decor: Decor; room: Room; tags: readonly string[] }[];

describe.each(COMPARED)('a room that a browser recolours: $seen', ({ decor, room, tags }) => {
  it('INSP-72 is within CIEDE2000 3 of the served picture', {
    tags: [...tags],
    timeout: 120_000,
  }, async () => {
    const files = await filesOf(decor, room);
    const found = await differences(files, await facesOf(decor, room));
    const mean = found.reduce((sum, each) => sum + each, 0) / found.length;
    expect(found.length).toBeGreaterThan(500);
    expect(mean).toBeLessThan(3);
    expect(found[Math.floor(found.length * 0.95)]).toBeLessThan(7);
    expect(files.light.length).toBeLessThanOrEqual(LIGHT_KILOBYTES * 1024);
    expect(files.albedo.length).toBeLessThanOrEqual(ALBEDO_KILOBYTES * 1024);
    const heightOf = async (file: Buffer) => (await sharp(file).metadata()).height;
    expect(await heightOf(files.light)).toBe((await heightOf(files.albedo)) + HEIGHT);
  });
});
