import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import { deltaE2000 } from '../catalogue/delta-e.ts';
import { labOfHex, labOfRgb } from '../catalogue/lab.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { composePicture } from './compose-picture.ts';
import { heightOf, PICTURE_VIEWS } from './picture-views.ts';

const { products } = loadCatalogue();

function product(id: string): CatalogueProduct {
  const found = products.find(({ product_id }) => product_id === id);
  if (found === undefined) throw new Error(`The catalogue has no ${id}.`);
  return found;
}

async function compose(decor: CatalogueProduct, view: string, width: number): Promise<Buffer> {
  const picture = await composePicture(decor, view, width);
  if (picture === undefined) throw new Error(`${view}-${width} is not offered.`);
  return picture;
}

/** How far the mean of a flat scan is from the decor's code. */
async function scanError(decor: CatalogueProduct): Promise<number> {
  const { channels } = await sharp(await compose(decor, 'flat', 200)).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return deltaE2000(labOfHex(decor.code), labOfRgb([red ?? 0, green ?? 0, blue ?? 0]));
}

describe('composePicture', () => {
  it.each(PICTURE_VIEWS)('makes the %s view a WebP of its size', async (view) => {
    const { format, width, height } = await sharp(
      await compose(product('S15-MALABAR-TEAK'), view, 200),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 200, height: heightOf(view, 200) });
  });

  it.each([
    ['room', 400],
    ['sample', 401],
    ['sample', Number.NaN],
    ['constructor', 400],
  ])('offers no %s of width %d', async (view, width) => {
    expect(await composePicture(product('S15-MALABAR-TEAK'), view, width)).toBeUndefined();
  });

  it('draws the same bytes each time', async () => {
    const decor = product('S2-MARKAPUR-NERO');
    expect(await compose(decor, 'sample', 200)).toEqual(await compose(decor, 'sample', 200));
  });

  it('shows finish and core: no two builds of a colour look alike', async () => {
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

  it('keeps cards under 20 KB, the busiest decors too', async () => {
    const busiest = [
      'MA-RANN-SALT',
      'MA-BAGRU-INDIGO',
      'FP-MALABAR-TEAK',
      'B19-PLY-MALABAR-TEAK',
      'S2-MARKAPUR-NERO',
    ];
    for (const id of busiest) {
      for (const view of PICTURE_VIEWS) {
        expect((await compose(product(id), view, 400)).length, `${view} of ${id}`).toBeLessThan(20_000);
      }
    }
  });

  it('scans every colour within 2 of its code, and every figure within 3 on the mean', async () => {
    const decors = products.filter(({ category }) => category === '1.5mm Acrylic');
    const strays: string[] = [];
    for (const decor of decors) {
      const limit = decor.type === 'Solid' || decor.type === 'Pastel' ? 2 : 3;
      const error = await scanError(decor);
      if (error > limit) strays.push(`${decor.colour_name} ${error.toFixed(1)}`);
    }
    expect(strays).toEqual([]);
  }, 60_000);
});
