import { isShell, readRelease } from '../registry/store/release-manifest.ts';

const SHOP_LINK = /href="(\/shop\/[^"]+)"/g;
/** The folders in the path of a product: category, type, shade and id, after `/shop`. */
const PRODUCT_FOLDERS = 5;

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
  const links = [...list.matchAll(SHOP_LINK)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const product = links.find(isProduct);
  return {
    all: [...new Set([...paths, ...listed, ...(product ? [product] : []), '/no-such-page'])],
    product,
  };
}

function isProduct(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  return searchParams.has('material') && pathname.slice(1).split('/').length === PRODUCT_FOLDERS;
}
