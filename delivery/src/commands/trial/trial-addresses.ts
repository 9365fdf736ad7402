import { isShell, readRelease } from '../../registry/release-manifest.ts';

/** The path of a product: category, type, shade and id. */
const PRODUCT = /href="(\/shop\/[^"/?]+\/[^"/?]+\/[^"/?]+\/[^"/?]+\?material=[^"]+)"/;

/**
 * Addresses that show every page of the shop: those without parameters, those of the sitemap, and a product.
 * @param shellFolder the shell's release
 */
export async function trialAddresses(
  origin: string,
  shellFolder: string,
): Promise<{ all: string[]; product: string | undefined }> {
  const shell = await readRelease(shellFolder);
  const paths = isShell(shell) ? shell.paths.filter((path) => !path.includes(':')) : [];
  const listed = isShell(shell) ? shell.sitemapPaths : [];
  const list = await (await fetch(`${origin}/shop/Sheet`)).text();
  const product = PRODUCT.exec(list)?.[1]?.replaceAll('&amp;', '&');
  return {
    all: [...new Set([...paths, ...listed, ...(product ? [product] : []), '/no-such-page'])],
    product,
  };
}
