import { writeFileSync } from 'node:fs';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { decorOf } from '../src/decors/decor-of.ts';
import { drawPreview } from '../src/decors/draw-preview.ts';
import { GALLERY_PREVIEWS, previewKey } from '../src/decors/previews.ts';
import { offeredPicture } from '../src/scenes/picture-views.ts';

/**
 * `node scripts/gallery-previews.ts [origin]`: writes the tiny pictures that the inspiration gallery shows until its own have
 * loaded, for the gallery of a running shop, or of the provider alone.
 */
const [origin = 'http://127.0.0.1:4000'] = process.argv.slice(2);
const { applications, products } = loadCatalogue();
const lines = new Set<string>();
for (const application of applications) {
  const url = new URL(getImagesByApplication.path, origin);
  url.searchParams.set('application', application);
  const shown = getImagesByApplication.response.parse(await (await fetch(url)).json());
  for (const { image_link, product_id } of shown) lines.add(await lineOf(product_id, image_link));
}
writeFileSync(GALLERY_PREVIEWS, `${[...lines].sort().join('\n')}\n`);
process.stdout.write(`${lines.size} previews drawn in ${GALLERY_PREVIEWS.pathname}\n`);

async function lineOf(id: string, link: string): Promise<string> {
  const product = products.find(({ product_id }) => product_id === id);
  const [, name, width] = /\/([a-z]+)-(\d+)\.webp$/.exec(link) ?? [];
  const shown = offeredPicture(name, Number(width));
  if (!product || !shown) throw new Error(`${link} is no picture of the catalogue.`);
  const decor = decorOf(product);
  const preview = await drawPreview(decor, shown.view);
  return `${previewKey(decor, shown.view)}\t${preview.toString('base64')}`;
}
