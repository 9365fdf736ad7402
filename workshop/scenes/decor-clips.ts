import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadCatalogue } from 'catalogue/load-catalogue';
import sharp from 'sharp';
import { composePicture } from '../../picture-studio/src/composition/compose-picture.ts';
import { decorOf } from '../../picture-studio/src/decors/decor-of.ts';
import type { Decor } from '../../picture-studio/src/scenes/decor.ts';
import type { PictureView } from '../../picture-studio/src/scenes/picture-views.ts';

/**
 * `node decor-clips.ts <folder>`: short silent films of one room whose decor changes, with their posters. Needs
 * Debian's ffmpeg.
 */
const folder = resolve(process.argv[2] ?? '.');

type Shown = readonly [colour_name: string, category: string];

const CLIPS: readonly { name: string; view: PictureView; decors: readonly Shown[] }[] = [
  {
    name: 'kitchen',
    view: 'kitchen',
    decors: [
      ['Nilgiri Walnut', 'MATT Acrylic'],
      ['Kumaon Sage', 'MATT Acrylic'],
      ['Makrana Veil', '1.5mm Acrylic'],
      ['Sindhu Navy', '1.5mm Acrylic'],
      ['Bishnupur Terracotta', 'MATT Acrylic'],
    ],
  },
  {
    name: 'living-room',
    view: 'living',
    decors: [
      ['Satpura Oak', 'MATT Acrylic'],
      ['Deccan Basalt', 'MATT Acrylic'],
      ['Ajrakh Teal', 'MATT Acrylic'],
      ['Nashik Champagne', '1.5mm Acrylic'],
      ['Malabar Teak', 'Fluted Panel'],
    ],
  },
];

const SIZE = { width: 960, height: 600 };
/** Seconds that a decor stands, and that the next one takes to cover it. */
const STANDS = 2.2;
const WIPE = 0.8;
const FRAMES_PER_SECOND = 25;
/** x264's quality: still rooms need few bytes. */
const QUALITY = 25.5;

const { products } = loadCatalogue();
for (const { name, view, decors } of CLIPS) {
  const work = mkdtempSync(join(tmpdir(), 'clip-'));
  // The first decor again at the end, so that the film can be repeated without a jump.
  const scenes = [...decors, ...decors.slice(0, 1)].map((shown) => pictureOf(view, decorNamed(shown)));
  const files: string[] = [];
  for (const [index, scene] of (await Promise.all(scenes)).entries()) {
    const file = join(work, `${index}.png`);
    await sharp(scene).resize(SIZE.width, SIZE.height).png().toFile(file);
    files.push(file);
  }
  await sharp(files[0])
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  execFileSync('ffmpeg', filmArguments(files, join(folder, `${name}.mp4`)), { stdio: 'inherit' });
  rmSync(work, { recursive: true });
}

/** Each picture wipes over the one before it; yuv420p and faststart are what phones play while they load. */
function filmArguments(files: readonly string[], target: string): string[] {
  const inputs = files.flatMap((file) => ['-loop', '1', '-t', String(STANDS + WIPE), '-i', file]);
  const wipes = files.slice(1).map((_, index) => {
    const from = index === 0 ? '0:v' : `w${index - 1}`;
    const offset = STANDS * (index + 1);
    return `[${from}][${index + 1}:v]xfade=transition=wipeleft:duration=${WIPE}:offset=${offset.toFixed(2)}[w${index}]`;
  });
  return [
    ...['-v', 'error', '-y'],
    ...inputs,
    ...['-filter_complex', `${wipes.join(';')};[w${wipes.length - 1}]format=yuv420p[film]`, '-map', '[film]'],
    ...['-r', String(FRAMES_PER_SECOND), '-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(QUALITY)],
    ...['-movflags', '+faststart', '-an', target],
  ];
}

async function pictureOf(view: PictureView, decor: Decor): Promise<Buffer> {
  const picture = await composePicture({ decor, view, width: 1600 });
  if (!picture) throw new Error(`There is no ${view} for ${decor.colour_name}.`);
  return picture;
}

function decorNamed([colour_name, category]: Shown): Decor {
  const product = products.find((each) => each.colour_name === colour_name && each.category === category);
  if (!product) throw new Error(`The catalogue has no ${colour_name} in ${category}.`);
  return decorOf(product);
}
