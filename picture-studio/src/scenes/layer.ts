import sharp from 'sharp';

/** Light at each pixel and channel, scene-linear: `FULL_LIGHT` stands for 4 times the white of the picture. */
export type Layer = Uint16Array;

export const FULL_LIGHT = 65_535;
export const FULL_LIGHT_IN_WHITES = 4;
const STORED_GAMMA = 2.2;
/** The brightest code of ten bits, as the decoder widens it to sixteen. */
const BRIGHTEST = 1023 << 6;

const DECODED = Uint16Array.from({ length: 65_536 }, (_, code) =>
  Math.round(Math.min(1, code / BRIGHTEST) ** STORED_GAMMA * FULL_LIGHT),
);

/** Reads a layer at a size in pixels. */
export async function readLayer(file: string, width: number, height: number): Promise<Layer> {
  const { data } = await sharp(file)
    .toColourspace('rgb16')
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const codes = new Uint16Array(data.buffer, data.byteOffset, width * height * 3);
  return codes.map((code) => DECODED[code] ?? 0);
}

/** The light that a surface alone adds. Noise may leave the white a little darker than the black. */
export function lightBetween(white: Layer, shadow: Layer): Layer {
  return white.map((light, at) => Math.max(0, light - (shadow[at] ?? 0)));
}
