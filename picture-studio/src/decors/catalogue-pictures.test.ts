// @module-tag all
import type { CatalogueProduct } from 'catalogue';
import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfHex, labOfRgb } from 'catalogue/colour/lab';
import { loadCatalogue } from 'catalogue/load-catalogue';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composePicture } from '../composition/compose-picture.ts';
import { heightOf, type PictureView, type PictureWidth } from '../scenes/picture-views.ts';
import { viewsOf } from '../serving/product-views.ts';
import { decorOf } from './decor-of.ts';

const { products } = loadCatalogue();

async function compose(product: CatalogueProduct, view: PictureView, width: PictureWidth): Promise<Buffer> {
  const picture = await composePicture({ decor: decorOf(product), view, width });
  if (picture === undefined) throw new Error(`There is no ${view} of ${product.product_id}.`);
  return picture;
}

/** The distance of a flat scan's mean colour from the decor's code. */
async function scanError(decor: CatalogueProduct): Promise<number> {
  const { channels } = await sharp(await compose(decor, 'flat', 200)).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return deltaE2000(labOfHex(decor.code), labOfRgb([red ?? 0, green ?? 0, blue ?? 0]));
}

/** One product of each build, and one of each type. */
const spread = [
  ...new Map(products.map((each) => [`${each.category} ${each.material}`, each])).values(),
  ...new Map(products.map((each) => [each.type, each])).values(),
];

const productsOfViews = Object.values(
  Object.groupBy(
    spread.flatMap((product) =>
      viewsOf(decorOf(product), product.application).map((view) => ({ product, view })),
    ),
    ({ view }) => view,
  ),
);

/** Composing all takes half a minute, so only the matrix does; other runs compose every fourth product of each view. */
const RUNS = [
  { composed: 'every fourth product of a view', step: 4, tags: [] },
  { composed: 'each product of a view', step: 1, tags: ['matrix'] },
];

describe.each(RUNS)('composePicture of $composed', ({ step, tags }) => {
  it('composes a sample of products as WebP of their size', { tags, timeout: 300_000 }, async () => {
    const chosen = productsOfViews.flatMap((shown) => shown.filter((_, at) => at % step === 0));
    for (const { product, view } of chosen) {
      const { format, width, height } = await sharp(await compose(product, view, 200)).metadata();
      expect({ format, width, height }, `${view} of ${product.product_id}`).toEqual({
        format: 'webp',
        width: 200,
        height: heightOf(view, 200),
      });
    }
  });
});

describe('composePicture of the catalogue', () => {
  it('shows finish and core: each build of a colour has its own picture', async () => {
    const builds = products.filter(({ colour_name }) => colour_name === 'Malabar Teak');
    const looks = builds.map(({ category, material }) => [
      /matt/i.test(category),
      /fluted/i.test(category),
      material,
    ]);
    const pictures = await Promise.all(builds.map((build) => compose(build, 'sample', 200)));
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(
      new Set(looks.map((look) => look.join())).size,
    );
  });

  it('shows plain colours within CIEDE2000 1 of their code in the flat view', async () => {
    const decors = products.filter(({ category, type }) => category === '1.5mm Acrylic' && type === 'Solid');
    const strays: string[] = [];
    for (const decor of decors.filter((_, at) => at % 6 === 0)) {
      const error = await scanError(decor);
      if (error > 1) strays.push(`${decor.colour_name} ${error.toFixed(1)}`);
    }
    expect(strays).toEqual([]);
  }, 60_000);
});
