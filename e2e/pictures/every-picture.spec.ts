import { expect, type Page, test } from '@playwright/test';
import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { env } from '../env.ts';

/** The API's maximum. */
const PER_PAGE = 100;
const WIDTH = 200;
/** Parallel requests: fewer than the provider's queue takes. */
const AT_ONCE = 32;

interface Size {
  width: number;
  height: number;
}

interface Listed {
  product_id: string;
  pictures: { image_link: string; image_type: string; placeholder: Size }[];
}

/** Composing a whole catalogue takes minutes. */
test('every product has its pictures, and each decodes to its declared size', { tag: '@matrix' }, async ({
  page,
}) => {
  test.setTimeout(30 * 60_000);
  const products = await allProducts();
  expect(products.length).toBeGreaterThan(1000);
  const sizes = new Map<string, Size>();
  for (const { product_id, pictures } of products) {
    const kinds = new Set(pictures.map(({ image_type }) => image_type));
    expect([...kinds], product_id).toEqual(['color', 'render']);
    for (const { image_link, placeholder } of pictures) {
      const height = Math.round((placeholder.height * WIDTH) / placeholder.width);
      sizes.set(image_link.replace(/-\d+\.webp$/, `-${WIDTH}.webp`), { width: WIDTH, height });
    }
  }
  const links = [...sizes.keys()];
  for (let first = 0; first < links.length; first += AT_ONCE) {
    const some = links.slice(first, first + AT_ONCE);
    const decoded = await decodedSizes(page, await Promise.all(some.map(pictureAt)));
    expect(Object.fromEntries(some.map((link, at) => [link, decoded[at]]))).toEqual(
      Object.fromEntries(some.map((link) => [link, sizes.get(link)])),
    );
  }
});

async function pictureAt(link: string): Promise<string> {
  const response = await fetch(env.providerOrigin + link);
  expect(response.status, link).toBe(200);
  return Buffer.from(await response.arrayBuffer()).toString('base64');
}

/** Decoded by the browser. */
function decodedSizes(page: Page, pictures: readonly string[]): Promise<Size[]> {
  return page.evaluate(
    (encoded) =>
      Promise.all(
        encoded.map(async (base64) => {
          const file = await fetch(`data:image/webp;base64,${base64}`);
          const { width, height } = await createImageBitmap(await file.blob());
          return { width, height };
        }),
      ),
    pictures,
  );
}

async function allProducts(): Promise<Listed[]> {
  const products: Listed[] = [];
  for (const productClass of PRODUCT_CLASSES) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const response = await fetch(
        `${env.providerOrigin}/api/product/byfilters?page=${page}&limit=${PER_PAGE}`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ filters: { productClass } }),
        },
      );
      const body = await response.json();
      products.push(...body.products);
      pages = body.totalPages;
    }
  }
  return products;
}
