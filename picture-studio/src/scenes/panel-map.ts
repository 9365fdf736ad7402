import sharp from 'sharp';

/** The id of the panel at each pixel; 0 for none. */
export type PanelMap = Uint8Array;

/** Pixels by which panels are extended: edges are antialiased in the layers, and need the texture beyond them. */
const OVERLAP = 2;

/** Reads an id map at a size in pixels. */
export async function readPanelMap(file: string, width: number, height: number): Promise<PanelMap> {
  const read = await sharp(file)
    .toColourspace('b-w')
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const map: PanelMap = new Uint8Array(read);
  let border = placesBesidePanels(map, width);
  for (let pixel = 0; pixel < OVERLAP; pixel++) border = grow(map, width, border);
  return map;
}

/** Pixels without a panel next to one that has one. Only they are looked at again. */
function placesBesidePanels(map: PanelMap, width: number): number[] {
  const places: number[] = [];
  const note = (one: number, other: number) => {
    if (map[one] === 0 && map[other]) places.push(one);
    else if (map[other] === 0 && map[one]) places.push(other);
  };
  // Most pixels are as their neighbours: four of them are compared at once.
  const fours = new Uint32Array(map.buffer, 0, map.length >> 2);
  const row = width >> 2;
  const compared = width % 4 === 0 ? fours.length - row : 0;
  for (let four = 0; 4 * four < map.length; four++) {
    const ids = fours[four] ?? 0;
    const isPlain = (ids & 0xff) * 0x01010101 === ids;
    if (isPlain && four < compared && ids === fours[four + 1] && ids === fours[four + row]) continue;
    for (let at = 4 * four; at < 4 * four + 4; at++) {
      if ((at + 1) % width > 0) note(at, at + 1);
      if (at + width < map.length) note(at, at + width);
    }
  }
  return places;
}

/** Gives pixels without a panel that of a neighbour. @returns those of their neighbours that have none yet */
function grow(map: PanelMap, width: number, places: readonly number[]): number[] {
  const last = map.length - width;
  const ids = Uint8Array.from(places, (at) => {
    const column = at % width;
    const aside = (column > 0 && map[at - 1]) || (column < width - 1 && map[at + 1]);
    return aside || (at >= width && map[at - width]) || (at < last && map[at + width]) || 0;
  });
  for (let index = 0; index < ids.length; index++) map[places[index] ?? 0] = ids[index] ?? 0;
  const next: number[] = [];
  for (const at of places) {
    const column = at % width;
    if (column > 0 && map[at - 1] === 0) next.push(at - 1);
    if (column < width - 1 && map[at + 1] === 0) next.push(at + 1);
    if (at >= width && map[at - width] === 0) next.push(at - width);
    if (at < last && map[at + width] === 0) next.push(at + width);
  }
  return next;
}
