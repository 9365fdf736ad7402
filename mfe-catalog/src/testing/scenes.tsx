import { Route, Routes } from 'react-router-dom';
import { quoteItems } from 'shared-contracts/cart/endpoints';
import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import {
  filterProducts,
  getFacets,
  getProduct,
  getRelatedProducts,
} from 'shared-contracts/product/endpoints';
import { aPriceSummary, aProduct } from 'shared-contracts/testing/builders';
import { errorResponse, noResponse, type Scene, type Scenes } from 'shared-contracts/testing/scene';
import cuttingList from '../cutting-list/cutting-list-page.tsx';
import { cutMessages } from '../cutting-list/panels/cut-messages.ts';
import { messages } from '../messages.ts';
import product from '../product/product-page.tsx';
import ProductCarousel from '../product-carousel/product-carousel.tsx';
import { productMessages } from '../product-facts/product-messages.ts';
import shop from '../shop/shop-page.tsx';
import { shopMessages } from '../shop-address/shop-messages.ts';
import shortlist from '../shortlist/shortlist-page.tsx';
import { shortlistMessages } from '../shortlist-address/shortlist-messages.ts';
import SubstratePicker from '../substrate-picker/substrate-picker.tsx';
import { facetCounts } from './facet-counts.ts';
import { numberedProducts, respondAsShop } from './shop-api.ts';

/** The address of `aProduct()`. */
export const TEAK = '/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/S15-TEAK?material=Sheet';

const onShopPage = (given: Scene['given'], shows: string, at = '/shop/Sheet'): Scene => ({
  screen: (
    <Routes>
      <Route path="/shop" element={<shop.Page />} />
      <Route path="/shop/:class" element={<shop.Page />} />
    </Routes>
  ),
  at,
  given: (api) => {
    respondAsShop(api);
    given?.(api);
  },
  shows,
});

const nothing = () => ({ products: [], totalItems: 0, totalPages: 0 });

const onProductPage = (given: Scene['given'], shows: string): Scene => ({
  screen: (
    <Routes>
      <Route path="/shop/:category/:type/:shade/:productId" element={<product.Page />} />
    </Routes>
  ),
  at: TEAK,
  given: (api) => {
    respondAsShop(api);
    given?.(api);
  },
  shows,
});

const onCuttingList = (given: Scene['given'], shows: string, panels = ''): Scene => ({
  screen: <cuttingList.Page />,
  at: `/cutting-list?product=S15-TEAK&material=Sheet&panels=${panels}`,
  given: (api) => {
    respondAsShop(api);
    given?.(api);
  },
  shows,
});

const aSheet = (product_id: string) => aProduct({ product_id, colour_name: `Colour ${product_id}` });

const onShortlist = (given: Scene['given'], shows: string, at = '/shortlist'): Scene => ({
  screen: <shortlist.Page />,
  at,
  given: (api) => {
    respondAsShop(api);
    given?.(api);
  },
  shows,
});

/** Scenes of all pages, and of the fragments that show something of their own. */
export const scenes: Scenes = {
  'shop: products': onShopPage(undefined, shopMessages.resultLine(1, 16, 40, '')),
  'shop: products with counts': onShopPage(
    (api) => api.respond(getFacets, () => facetCounts()),
    shopMessages.priceHandles.price_min,
  ),
  'shop: chosen filters': onShopPage(
    undefined,
    shopMessages.chosenFilters,
    '/shop/Sheet?shade=Blue&category=1.5mm+Acrylic',
  ),
  'shop: a search': onShopPage(
    undefined,
    shopMessages.resultLine(1, 16, 40, 'teak'),
    '/shop/Sheet?search=teak',
  ),
  'shop: boards': onShopPage(undefined, shopMessages.selectedMaterial, '/shop/Board?material=Ply+Wood'),
  'shop: loading': onShopPage((api) => api.respond(filterProducts, noResponse), shopMessages.productsLoading),
  'shop: failed': onShopPage(
    (api) => api.respond(filterProducts, () => errorResponse(500)),
    messages.somethingWrong,
  ),
  'shop: nothing found': onShopPage(
    (api) => api.respond(filterProducts, nothing),
    shopMessages.noProductsFound,
    '/shop/Sheet?shade=Blue',
  ),
  'shop: nothing on sale': onShopPage(
    (api) => api.respond(filterProducts, nothing),
    shopMessages.noProductsAvailable,
  ),
  'shop: filters that cannot be loaded': onShopPage((api) => {
    for (const endpoint of [getCategoriesAndTypes, getShades, getApplications])
      api.respond(endpoint, () => errorResponse(500));
  }, getShades.failureMessage),
  'product: ready': onProductPage(undefined, 'Malabar Teak'),
  'product: loading': onProductPage(
    (api) => api.respond(getProduct, noResponse),
    productMessages.productLoading,
  ),
  'product: failed': onProductPage(
    (api) => api.respond(getProduct, () => errorResponse(500)),
    productMessages.productFailed(getProduct.failureMessage),
  ),
  'product: not found': onProductPage(
    (api) => api.respond(getProduct, () => errorResponse(400)),
    productMessages.productNotFound,
  ),
  'product: without a price': onProductPage(
    (api) => api.respond(getProduct, () => aProduct({ selling_price: null, actual_price: null })),
    'N/A',
  ),
  'product: with related products': onProductPage(
    (api) => api.respond(getRelatedProducts, () => numberedProducts(8)),
    'Colour 8',
  ),
  'cutting-list: empty': onCuttingList(undefined, cutMessages.plan.empty),
  'cutting-list: a plan': onCuttingList(
    (api) => api.respond(quoteItems, () => aPriceSummary()),
    cutMessages.plan.optimal,
    'Shutter*717*597*8_Side*2100*600*2',
  ),
  'cutting-list: a panel that is too large': onCuttingList(
    undefined,
    cutMessages.errors.tooLong(30_000, 24_300),
    'Counter*3000*600*1',
  ),
  'cutting-list: loading': onCuttingList((api) => api.respond(getProduct, noResponse), cutMessages.loading),
  'cutting-list: failed': onCuttingList(
    (api) => api.respond(getProduct, () => errorResponse(500)),
    getProduct.failureMessage,
  ),
  'cutting-list: without a product': {
    screen: <cuttingList.Page />,
    at: '/cutting-list',
    given: respondAsShop,
    shows: cutMessages.choice.title,
  },
  'shortlist: empty': onShortlist(undefined, shortlistMessages.empty),
  'shortlist: sent': onShortlist(
    undefined,
    shortlistMessages.keepAll,
    '/shortlist?products=S15-1,S15-2,S15-3',
  ),
  'shortlist: side by side': onShortlist(
    (api) => api.respond(getProduct, ({ query }) => aSheet(String(query['id']))),
    shortlistMessages.comparison.onlyDifferences,
    '/shortlist?products=S15-1,S15-2,S15-3&compare=S15-1,S15-2',
  ),
  'shortlist: loading': onShortlist(
    (api) => api.respond(getProduct, noResponse),
    shortlistMessages.count(2),
    '/shortlist?products=S15-1,S15-2',
  ),
  'shortlist: failed': onShortlist(
    (api) => api.respond(getProduct, () => errorResponse(500)),
    shortlistMessages.failed('S15-1'),
    '/shortlist?products=S15-1',
  ),
  'shortlist: gone': onShortlist(
    (api) => api.respond(getProduct, () => errorResponse(404)),
    shortlistMessages.goneSent('S15-1'),
    '/shortlist?products=S15-1',
  ),
  'shortlist: no products in the address': onShortlist(
    undefined,
    shortlistMessages.sentEmpty,
    '/shortlist?products=',
  ),
  'product-carousel: ready': {
    screen: <ProductCarousel />,
    given: respondAsShop,
    shows: 'Colour 1',
  },
  'substrate-picker: ready': { screen: <SubstratePicker />, given: respondAsShop, shows: 'Plywood' },
};
