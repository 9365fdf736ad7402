import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { BOARD_MATERIALS } from 'shared-contracts/product';
import sharp, { type OverlayOptions } from 'sharp';
import { composePicture } from '../../picture-studio/src/composition/compose-picture.ts';
import { decorOf } from '../../picture-studio/src/decors/decor-of.ts';
import type { Decor } from '../../picture-studio/src/scenes/decor.ts';
import { heightOf, isRoom, type PictureView, ROOM_VIEWS } from '../../picture-studio/src/scenes/picture-views.ts';
import { isBuilt } from '../../picture-studio/src/serving/product-views.ts';

/**
 * `node contact-sheets.ts [folder [sheet …]]`: each scene in twelve decors and every finish, two decors a row.
 * `--decors='Kasavu Gold,Haldi'`: in these decors instead, as they are sold, four a row.
 */
const { values: options, positionals } = parseArgs({
  options: { decors: { type: 'string' } },
  allowPositionals: true,
});
const [target = join(import.meta.dirname, '../../docs/pictures'), ...chosen] = positionals;
const folder = resolve(target);

const COLOURS = [
  ...['Himadri White', 'Kajal Black', 'Sindhu Navy', 'Bishnupur Terracotta', 'Kumaon Sage', 'Tamba Copper'],
  ...['Malabar Teak', 'Nilgiri Walnut', 'Makrana Veil', 'Markapur Nero', 'Kutch Linen', 'Nashik Champagne'],
];
/** Shows which finishes a scene has; any decor but a metal, which has its own finish. */
const BUILT_IN = 'Himadri White';
const DECORS_PER_ROW = 2;
const GAP = 4;
/** The first one that keeps a sheet under its size: every clone of the repository contains the sheets. */
const QUALITIES = [72, 62, 52];
const MOST_BYTES = 253_000;

type Build = Partial<Pick<Decor, 'category' | 'material'>>;
const FINISHES: Build[] = [
  { category: '1.5mm Acrylic' },
  { category: 'MATT Acrylic' },
  { category: 'Fluted Panel' },
];
const CORES: Build[] = BOARD_MATERIALS.map((material) => ({ category: '19mm Acrylic Board', material }));

const SHEETS: readonly { name: string; view: PictureView; builds: Build[] }[] = [
  ...ROOM_VIEWS.map((view) => ({ name: view, view, builds: FINISHES })),
  { name: 'sheet', view: 'sample', builds: FINISHES },
  { name: 'board', view: 'sample', builds: CORES },
  { name: 'closeup', view: 'closeup', builds: FINISHES },
  { name: 'flat', view: 'flat', builds: FINISHES },
];

const { products } = loadCatalogue();
mkdirSync(folder, { recursive: true });
for (const { name, view, builds: wanted } of SHEETS) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const builds = wanted.filter((build) => isBuilt({ ...decorNamed(BUILT_IN), ...build }, view));
  // Without a scene the sheet would be blank.
  if (builds.length === 0) continue;
  const file = join(folder, `${name}.webp`);
  const sheet = options.decors
    ? await sheetOf(view, options.decors.split(',').map(decorNamed), 4)
    : await sheetOf(view, inEach(builds), DECORS_PER_ROW * builds.length);
  writeFileSync(file, sheet);
  process.stdout.write(`${file} ${Math.round(sheet.length / 1000)} KB\n`);
}

function inEach(builds: readonly Build[]): Decor[] {
  return COLOURS.flatMap((colour) => builds.map((build) => ({ ...decorNamed(colour), ...build })));
}

async function sheetOf(view: PictureView, decors: Decor[], columns: number): Promise<Buffer> {
  const width = isRoom(view) ? 400 : 300;
  const height = heightOf(view, width);
  const tiles: OverlayOptions[] = [];
  for (const [at, decor] of decors.entries()) {
    const picture = await composePicture({ decor, view, width: 800 });
    if (picture === undefined) continue;
    tiles.push({
      input: await sharp(picture).resize(width, height).png().toBuffer(),
      left: (at % columns) * (width + GAP),
      top: Math.floor(at / columns) * (height + GAP),
    });
  }
  const rows = Math.ceil(decors.length / columns);
  const size = { width: columns * (width + GAP) - GAP, height: rows * (height + GAP) - GAP };
  const sheet = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toBuffer();
  const files = await Promise.all(QUALITIES.map((quality) => sharp(sheet).webp({ quality }).toBuffer()));
  const fitting = files.find(({ length }) => length <= MOST_BYTES) ?? files.at(-1);
  if (!fitting) throw new Error('A sheet has at least one quality.');
  return fitting;
}

function decorNamed(colour: string): Decor {
  const product = products.find(({ colour_name }) => colour_name === colour);
  if (product === undefined) throw new Error(`The catalogue has no ${colour}.`);
  return decorOf(product);
}
