import { ROUTES, shopPath } from 'shared-contracts/routes';

/** One address for each page: a renderer works on all of them before it takes traffic, so that no visitor meets cold code. */
export const warmUrls: readonly string[] = [
  ROUTES.home,
  ROUTES.about,
  ROUTES.contact,
  shopPath('Sheet'),
  shopPath('Board', { material: 'HDF' }),
  shopPath('Sheet', { search: 'teak' }),
  '/shop/-/-/-/-?material=Sheet',
  ROUTES.cart,
  '/no-such-page',
];
