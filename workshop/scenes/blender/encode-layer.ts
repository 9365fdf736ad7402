/**
 * Encodes a raw picture as a committed layer: `node encode-layer.ts <raw> <width> <height> <target>`.
 * A target `.avif` takes 16-bit RGB (10 bits are kept), a `.png` the 8-bit id map, which must stay lossless.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const [, , source = '', width = '', height = '', target = ''] = process.argv;
const size = { width: Number(width), height: Number(height) };
const bytes = await readFile(source);

if (target.endsWith('.avif')) {
  const samples = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  await sharp(samples, { raw: { ...size, channels: 3 } })
    .toColourspace('rgb16')
    .avif({ quality: 95, bitdepth: 10, chromaSubsampling: '4:4:4', effort: 4 })
    .toFile(target);
} else {
  await sharp(bytes, { raw: { ...size, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9, palette: false })
    .toFile(target);
}
