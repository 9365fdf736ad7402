import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_LINKS } from '../document/head-elements.ts';
import { sharedEdge } from '../testing/edge-fixture.ts';

const SHELL_FILES = join(import.meta.dirname, '../../../../shell/public/root');

const edge = sharedEdge({ environment: { SHOP_NAME: 'Teak & Stone' } });

test('SITE-30 the web manifest has the name of the shop, and icons that the shell has', async () => {
  const { origin } = edge();
  const response = await fetch(`${origin}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Teak & Stone', start_url: '/' });
  for (const { src } of manifest.icons) expect(existsSync(join(SHELL_FILES, src)), src).toBe(true);
});

test('SITE-30 documents link the manifest and icons that the shell has', async () => {
  const { origin } = edge();
  const html = await (await fetch(`${origin}/`)).text();
  for (const link of ICON_LINKS) expect(html).toContain(link);
  const paths = ICON_LINKS.flatMap((link) => /href="([^"]+\.(?:png|svg))"/.exec(link)?.[1] ?? []);
  expect(paths).toHaveLength(2);
  for (const path of paths) expect(existsSync(join(SHELL_FILES, path)), path).toBe(true);
});
