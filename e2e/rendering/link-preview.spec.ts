import type { Page } from '@playwright/test';
import { expect, test } from '../browser/shop-test.ts';
import { untilComposed } from '../provider-data/composed-pictures.ts';
import { firstProduct } from '../provider-data/first-product.ts';

// Like search engines and messengers, these tests read only the document.
test.use({ edge: 'with long timeouts', tab: 'own', javaScriptEnabled: false, pictures: 'composed' });

function metaContent(page: Page, selector: string) {
  return page.locator(`head meta[${selector}]`).getAttribute('content');
}

async function locations(address: string): Promise<string[]> {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
}

async function expectPreview(page: Page): Promise<void> {
  const address = (await metaContent(page, 'property="og:image"')) ?? '';
  expect(await untilComposed(address)).toBe(200);
  const size = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return { width: String(picture.naturalWidth), height: String(picture.naturalHeight) };
  }, address);
  expect(size).toEqual({
    width: await metaContent(page, 'property="og:image:width"'),
    height: await metaContent(page, 'property="og:image:height"'),
  });
  expect(size).toEqual({ width: '1200', height: '630' });
  const type = (await fetch(address)).headers.get('content-type');
  expect(type).toBe('image/jpeg');
  expect(await metaContent(page, 'property="og:image:type"')).toBe(type);
}

test.describe('what search engines and link previews read', () => {
  test('PROD-27 SITE-44 the preview picture of a product has the declared size', async ({
    page,
    baseURL,
  }) => {
    const { path } = await firstProduct();
    await page.goto(path);
    expect(await metaContent(page, 'property="og:type"')).toBe('product');
    expect(await metaContent(page, 'property="og:url"')).toBe(baseURL + path);
    await expectPreview(page);
  });

  for (const path of ['/', '/about', '/contact', '/shop/Sheet', '/shop/Board?material=HDF']) {
    test(`SITE-44 the preview picture of ${path} has the declared size`, async ({ page }) => {
      await page.goto(path);
      await expectPreview(page);
    });
  }

  test('robots.txt names the sitemap, which lists pages that may be indexed', async ({ baseURL }) => {
    const robots = await (await fetch(`${baseURL}/robots.txt`)).text();
    const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    expect(address).toBe(`${baseURL}/sitemap.xml`);
    const [ofPages = '', ofProducts = ''] = await locations(address);
    const product = (await locations(ofProducts)).at(-1) ?? '';
    for (const listed of [...(await locations(ofPages)), product]) {
      const response = await fetch(listed, { redirect: 'manual' });
      expect(response.status, listed).toBe(200);
      const [head = ''] = (await response.text()).split('</head>');
      expect(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]?.replaceAll('&amp;', '&')).toBe(listed);
      expect(head).not.toContain('name="robots"');
    }
  });
});
