/**
 * Maps the tones of a raw picture as the composition does, and writes it as WebP in the widths that the shop shows:
 * `node encode-still.ts <raw float32> <width> <height> <target without extension>`.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { toneMap } from '../../../picture-studio/src/composition/tone-map.ts';

const WIDTHS = [400, 800, 1200];
const QUALITY = 77;

const [, , source = '', width = '', height = '', target = ''] = process.argv;
const bytes = await readFile(source);
const light = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
const picture = sharp(toneMap(light), { raw: { width: Number(width), height: Number(height), channels: 3 } });
for (const size of WIDTHS.filter((size) => size <= Number(width))) {
  await picture.clone().resize(size).webp({ quality: QUALITY, effort: 6 }).toFile(`${target}-${size}.webp`);
}
