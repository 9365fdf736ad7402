import { loadReactDom } from './load-react-dom.ts';

/** Shared packages that are loaded for the parts of a page that use them, in browsers: specifier → the shell's instance. */
export const laterPackages: Readonly<Record<string, () => Promise<unknown>>> = {
  'react-dom/client': loadReactDom,
  'shared-contracts/stored': () => import(/* webpackChunkName: "stored" */ 'shared-contracts/stored'),
  'shared-contracts/stored/products': () =>
    import(/* webpackChunkName: "kept-products" */ 'shared-contracts/stored/products'),
};
