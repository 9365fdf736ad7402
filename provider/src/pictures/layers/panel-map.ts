import sharp from 'sharp';

/** Which panel covers each pixel, by its id; 0 is none. */
export type PanelMap = Uint8Array;

/** Pixels by which panels reach over their edge: the layers cut them off softly, and must not find bare ground there. */
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
  return map.map((id, at) => {
    const column = at % width;
    const left = column > 0 && map[at - 1];
    const right = column < width - 1 && map[at + 1];
    return id || left || right || map[at - width] || map[at + width] || 0;
  });
}
