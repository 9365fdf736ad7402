/*
 * The rival: the same page sources as one ordinary application, without federation. Lazy routes as Rsbuild emits them.
 */
import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import * as reactDom from 'react-dom/client';
import { startShop } from '../../../shell/src/app/start-shop.tsx';
import { ownPages } from '../../../shell/src/pages/own-pages.ts';

type ModuleLoader = () => Promise<{ default: unknown }>;

const modules: Readonly<Record<string, ModuleLoader>> = {
  ...ownPages,
  'catalog/shop': () =>
    import(/* webpackChunkName: "catalog--shop" */ '../../../mfe-catalog/src/shop/shop-page.tsx'),
  'catalog/product': () =>
    import(/* webpackChunkName: "catalog--product" */ '../../../mfe-catalog/src/product/product-page.tsx'),
  'cart-checkout/cart': () =>
    import(/* webpackChunkName: "cart-checkout--cart" */ '../../../mfe-cart-checkout/src/cart/cart-page.tsx'),
  'cart-checkout/add-to-cart': () =>
    import(
      /* webpackChunkName: "cart-checkout--add-to-cart" */ '../../../mfe-cart-checkout/src/add-to-cart/add-to-cart.tsx'
    ),
  'cart-checkout/enter-cart': () =>
    import(
      /* webpackChunkName: "cart-checkout--enter-cart" */ '../../../mfe-cart-checkout/src/enter-cart/enter-cart.tsx'
    ),
  'account/login-dialog': () =>
    import(
      /* webpackChunkName: "account--login-dialog" */ '../../../mfe-account/src/login-dialog/login-dialog.tsx'
    ),
  'account/account-menu': () =>
    import(
      /* webpackChunkName: "account--account-menu" */ '../../../mfe-account/src/account-menu/account-menu.tsx'
    ),
  'inspiration/inspiration-gallery': () =>
    import(
      /* webpackChunkName: "inspiration--inspiration-gallery" */ '../../../mfe-inspiration/src/inspiration-gallery/inspiration-gallery.tsx'
    ),
};

async function loadModule(name: string): Promise<unknown> {
  const load = modules[name];
  if (!load) throw new Error(`No module ${name}`);
  return (await load()).default;
}

void startShop(
  loadModule,
  (JSON.parse(document.getElementById('released-set')?.textContent ?? '{}') as { first: string[] }).first,
  Promise.resolve(reactDom),
);
