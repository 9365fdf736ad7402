import { POLICY } from '../policy.ts';
import { isRemote, isShell, type Release } from '../registry/store/release-manifest.ts';
import { pathsOfSet, sitemapOfSet } from '../registry/store/set-pages.ts';
import { UNKNOWN_PATH } from './server/rendered-pages.ts';

const LINK = /href="(\/[^"]+)"/g;

/**
 * Addresses that cover all pages of the shop: paths without parameters, the sitemap, lists on another page or with filters, and a product
 * of each list. `further` are addresses that no sitemap lists.
 */
export async function trialAddresses(
  origin: string,
  releases: readonly Release[],
): Promise<{ all: string[]; product: string | undefined; further: string[] }> {
  const shell = releases.find(isShell);
  const set = shell && {
    shell: { release: shell },
    remotes: releases.filter(isRemote).map((release) => ({ release })),
  };
  const paths = set ? pathsOfSet(set).filter((path) => !path.includes(':')) : [];
  const listed = set ? sitemapOfSet(set) : [];
  const product = await anyProduct(origin);
  const other = await anyProduct(origin, POLICY.pages.otherList);
  const further = [...POLICY.changedLists, ...(other ? [other] : [])];
  return {
    all: [...new Set([...paths, ...listed, ...(product ? [product] : []), ...further, UNKNOWN_PATH])],
    product,
    further,
  };
}

/** The address of a product on a list; undefined where it shows none. */
export async function anyProduct(origin: string, address = POLICY.pages.list): Promise<string | undefined> {
  const list = await (await fetch(origin + address)).text();
  const links = [...list.matchAll(LINK)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  return links.find(POLICY.isProduct);
}
