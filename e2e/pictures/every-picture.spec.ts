import { expect, test } from '@playwright/test';
import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { env } from '../env.ts';
import { sizeOfWebp } from './size-of-webp.ts';

/** The most that the API gives at once. */
const PER_PAGE = 100;
const WIDTH = 200;

interface Listed {
  product_id: string;
  pictures: { image_link: string; image_type: string; placeholder: { width: number; height: number } }[];
}

/** Composing a whole catalogue takes minutes. */
test('every product has its pictures, and each decodes to its size', { tag: '@matrix' }, async () => {
  test.setTimeout(30 * 60_000);
  const products = await allProducts();
  expect(products.length).toBeGreaterThan(1000);
  const sizes = new Map<string, { width: number; height: number }>();
  for (const { product_id, pictures } of products) {
    const kinds = new Set(pictures.map(({ image_type }) => image_type));
    expect([...kinds], product_id).toEqual(['color', 'render']);
    for (const { image_link, placeholder } of pictures) {
      const height = Math.round((placeholder.height * WIDTH) / placeholder.width);
      sizes.set(image_link.replace(/-\d+\.webp$/, `-${WIDTH}.webp`), { width: WIDTH, height });
    }
  }
  for (const [link, size] of sizes) {
    const answer = await fetch(env.providerOrigin + link);
    expect(answer.status, link).toBe(200);
    expect(sizeOfWebp(Buffer.from(await answer.arrayBuffer())), link).toEqual(size);
  }
});

async function allProducts(): Promise<Listed[]> {
  const products: Listed[] = [];
  for (const productClass of PRODUCT_CLASSES) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await fetch(
        `${env.providerOrigin}/api/product/byfilters?page=${page}&limit=${PER_PAGE}`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ filters: { productClass } }),
        },
      );
      const body = await answer.json();
      products.push(...body.products);
      pages = body.totalPages;
    }
  }
  return products;
}
