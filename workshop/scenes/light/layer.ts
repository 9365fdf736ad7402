import sharp from 'sharp';
import { FULL_LIGHT } from '../../../picture-studio/src/composition/light-code.ts';

/** Linear light of each pixel and channel; `FULL_LIGHT` is the value for 4 times the picture's white. */
export type Layer = Uint16Array;

const STORED_GAMMA = 2.2;
/** The highest 10-bit code, as the decoder expands it to 16 bits. */
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
  for (let at = 0; at < codes.length; at++) codes[at] = DECODED[codes[at] ?? 0] ?? 0;
  return codes;
}

/** The light that a surface alone adds. Noise can make the white layer slightly darker than the black one. */
export function lightDifference(white: Layer, shadow: Layer): Layer {
  const difference = new Uint16Array(white.length);
  for (let at = 0; at < white.length; at++)
    difference[at] = Math.max(0, (white[at] ?? 0) - (shadow[at] ?? 0));
  return difference;
}
