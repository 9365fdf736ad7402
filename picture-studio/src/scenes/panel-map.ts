import sharp from 'sharp';

/** The id of the panel at each pixel; 0 for none. */
export type PanelMap = Uint8Array;

/** A rectangle of pixels; `right` and `bottom` are exclusive. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels by which panels are extended: edges are antialiased in the layers, and need the texture beyond them. */
const OVERLAP = 2;

/** Reads an id map at a size in pixels. */
export async function readPanelMap(file: string, width: number, height: number): Promise<PanelMap> {
  const map = await sharp(file)
    .toColourspace('b-w')
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  let grown: PanelMap = new Uint8Array(map);
  for (let pixel = 0; pixel < OVERLAP; pixel++) grown = grow(grown, width);
  return grown;
}

function grow(map: PanelMap, width: number): PanelMap {
  const grown = new Uint8Array(map);
  for (let at = 0, column = 0; at < map.length; at++, column = column === width - 1 ? 0 : column + 1) {
    if (map[at]) continue;
    const left = column > 0 && map[at - 1];
    const right = column < width - 1 && map[at + 1];
    grown[at] = left || right || map[at - width] || map[at + width] || 0;
  }
  return grown;
}

/** The bounding box of each visible panel, by its id. */
export function extentsOf(map: PanelMap, width: number): Map<number, Extent> {
  const extents = new Map<number, Extent>();
  for (let pixel = 0; pixel < map.length; pixel++) {
    const id = map[pixel];
    if (!id) continue;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const extent = extents.get(id);
    if (extent === undefined) extents.set(id, { left: x, right: x + 1, top: y, bottom: y + 1 });
    else {
      if (x < extent.left) extent.left = x;
      if (x >= extent.right) extent.right = x + 1;
      extent.bottom = y + 1;
    }
  }
  return extents;
}
