import { PRODUCT_CLASSES } from 'shared-contracts/product';
import { PAGE_ROUTES } from './match-page.ts';

/**
 * The paths that have a page, as data: by them the edge server knows an unknown path while no renderer is there.
 * `:name` stands for a segment that may be anything; where a route decides about its class, each class has its own.
 */
export const pagePaths: readonly string[] = PAGE_ROUTES.flatMap(({ pattern, accepts }) =>
  accepts ? PRODUCT_CLASSES.map((productClass) => pattern.replace(':class', productClass)) : [pattern],
);

/** The pages of the shop that are always there, for the sitemap. */
export const sitemapPaths: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/shop/Sheet',
  '/shop/Board?material=HDF',
  '/shop/Board?material=Ply+Wood',
  '/shop/Board?material=WPC',
];
