import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offeredPicture } from 'picture-studio';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { decorOf } from '../src/catalogue/decor-of.ts';
import { loadCatalogue } from '../src/catalogue/load-catalogue.ts';
import { GALLERY_PREVIEWS, galleryPreviewKey } from '../src/image/gallery-previews.ts';
import { caller } from '../src/testing/caller.ts';
import { drawPreview } from './draw-preview.ts';
import { ownProvider } from './own-provider.ts';

/** `node scripts/gallery-previews.ts`: writes the tiny pictures that the inspiration gallery shows until its own have loaded. */
const { applications, products } = loadCatalogue();
const folder = mkdtempSync(join(tmpdir(), 'gallery-previews-'));
const provider = await ownProvider(folder, 'ready', { LIST_PAGES_AHEAD: '0' });
try {
  const lines = new Set<string>();
  for (const application of applications) {
    const query = { application };
    const { body } = await caller(provider.origin)(getImagesByApplication, { query });
    for (const { image_link, product_id } of getImagesByApplication.response.parse(body)) {
      lines.add(await lineOf(product_id, image_link));
    }
  }
  writeFileSync(GALLERY_PREVIEWS, `${[...lines].sort().join('\n')}\n`);
  process.stdout.write(`${lines.size} previews drawn in ${GALLERY_PREVIEWS.pathname}\n`);
} finally {
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function lineOf(id: string, link: string): Promise<string> {
  const product = products.find(({ product_id }) => product_id === id);
  const [, name, width] = /\/([a-z]+)-(\d+)\.webp$/.exec(link) ?? [];
  const shown = offeredPicture(name, Number(width));
  if (!product || !shown) throw new Error(`${link} is no picture of the catalogue.`);
  const decor = decorOf(product);
  const preview = await drawPreview(decor, shown.view);
  return `${galleryPreviewKey(decor, shown.view)}\t${preview.toString('base64')}`;
}
