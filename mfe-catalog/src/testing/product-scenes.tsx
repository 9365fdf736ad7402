import { Route, Routes } from 'react-router-dom';
import { getCartCharges } from 'shared-contracts/cart/endpoints';
import {
  availableShades,
  colorsByShade,
  getProduct,
  getProductForms,
  getRelatedProducts,
} from 'shared-contracts/product/endpoints';
import { aProduct } from 'shared-contracts/testing/builders';
import {
  click,
  errorResponse,
  networkError,
  noResponse,
  readOn,
  type Scene,
  type Scenes,
} from 'shared-contracts/testing/scene';
import product from '../product/product-page.tsx';
import { productMessages as words } from '../product-facts/product-messages.ts';
import { numberedProducts, respondAsShop } from './shop-api.ts';

/** The address of `aProduct()`. */
export const TEAK = '/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/S15-TEAK?material=Sheet';

const onProductPage = (given: Scene['given'], shows: string, act?: Scene['act'], at = TEAK): Scene => ({
  screen: (
    <Routes>
      <Route path="/shop/:category/:type/:shade/:productId" element={<product.Page />} />
    </Routes>
  ),
  at,
  given: (api) => {
    respondAsShop(api);
    api.respond(availableShades, () => [
      { name: 'Brown', code: '#7a5236', product_id: 'S15-TEAK' },
      { name: 'Blue', code: '#2c5c9c', product_id: 'S15-BLUE' },
    ]);
    api.respond(getCartCharges, () => ({
      addOn: { name: 'Packaging', selling_price: 690 },
      deliveryFees: [
        { from: 0, fee: 1500 },
        { from: 25_000, fee: 0 },
      ],
      minimumItems: 2,
      sampleFee: 99,
    }));
    given?.(api);
  },
  shows,
  ...(act && { act }),
});

type Changes = Parameters<typeof aProduct>[0];

/** The page of a product that differs from `aProduct()`. */
const ofProduct = (changes: Changes, shows: string, act?: Scene['act']) =>
  onProductPage((api) => api.respond(getProduct, () => aProduct({ ...changes })), shows, act);

const pictures = ['sample', 'flat', 'room'].flatMap((view) =>
  (['low', 'high'] as const).map((quality) => ({
    image_link: `/images/teak/${view}-${quality}.webp`,
    quality,
    image_type: 'color' as const,
  })),
);

const openViewer = () => click('link', /^Zoom in: /);
const openDescription = () => click('text', words.moreAbout);

export const productScenes: Scenes = {
  'product: ready': onProductPage(undefined, 'Malabar Teak'),
  'product: loading': onProductPage((api) => api.respond(getProduct, noResponse), words.productLoading),
  'product: failed': onProductPage(
    (api) => api.respond(getProduct, () => errorResponse(500)),
    words.productFailed(getProduct.failureMessage),
  ),
  'product: without a network': onProductPage(
    (api) => api.respond(getProduct, networkError),
    words.productFailed(getProduct.failureMessage),
  ),
  'product: not found': onProductPage(
    (api) => api.respond(getProduct, () => errorResponse(400)),
    words.productNotFound,
  ),
  'product: gone': onProductPage(
    (api) => api.respond(getProduct, () => errorResponse(404)),
    words.productFailed(getProduct.failureMessage),
  ),
  'product: an address without a material': onProductPage(
    undefined,
    words.productAddressIncomplete,
    undefined,
    TEAK.replace(/\?.*/, ''),
  ),
  'product: without a price': ofProduct({ selling_price: null, actual_price: null }, 'N/A'),
  'product: nothing but an id': ofProduct(
    {
      ...{ title: '', info: '', application: [], description: '', common_desc: '', code: '', pictures: [] },
      ...{ category: '', type: '', shade: '', actual_price: null, selling_price: null },
    },
    words.noPictures,
  ),
  'product: very long words': ofProduct(
    {
      colour_name: 'Unbreakable'.repeat(9),
      info: 'x'.repeat(300),
      application: Array.from({ length: 60 }, () => 'Kitchen'),
      common_desc: `<p>${'y'.repeat(400)}</p>`,
    },
    'y'.repeat(400),
    openDescription,
  ),
  'product: pictures': ofProduct({ pictures }, words.pictures),
  'product: the viewer': ofProduct({ pictures }, words.enlarged('Malabar Teak'), openViewer),
  'product: the viewer, zoomed': ofProduct({ pictures }, words.zoomOut, async () => {
    await openViewer();
    await click('button', words.zoomIn);
  }),
  'product: every accordion open': onProductPage(undefined, words.returns, async () => {
    await openDescription();
    await click('text', words.deliveryAndReturns);
  }),
  'product: a copied link': onProductPage(undefined, words.share.group, () =>
    click('button', words.share.copyLink),
  ),
  'product: many colours': onProductPage(
    (api) => api.respond(colorsByShade, () => numberedProducts(5)),
    words.shades,
  ),
  'product: no other shades': {
    ...onProductPage((api) => api.respond(availableShades, () => []), 'Malabar Teak'),
    shifts: 'Most products have other shades: their place closes.',
  },
  'product: colours and shades are loading': onProductPage((api) => {
    api.respond(colorsByShade, noResponse);
    api.respond(availableShades, noResponse);
    api.respond(getCartCharges, noResponse);
  }, words.coloursLoading),
  'product: without colours and shades': {
    ...onProductPage((api) => {
      api.respond(colorsByShade, () => errorResponse(500));
      api.respond(availableShades, () => errorResponse(500));
      api.respond(getCartCharges, () => errorResponse(500));
    }, colorsByShade.failureMessage),
    shifts: 'A failure is taller than a row of colours.',
  },
  'product: a provider without charges': {
    ...onProductPage((api) => api.respond(getCartCharges, () => errorResponse(404)), words.charges.minimum),
    shifts: 'The place of packaging, delivery and samples closes.',
  },
  'product: with other materials': onProductPage(
    (api) =>
      api.respond(getProductForms, () => ({
        forms: [
          aProduct(),
          aProduct({ product_id: 'B19-TEAK', class: 'Board', material: 'Ply Wood', category: '19mm Board' }),
        ],
        goesWith: numberedProducts(3),
      })),
    words.goesWith,
    readOn,
  ),
  'product: other materials are loading': onProductPage(
    (api) => api.respond(getProductForms, noResponse),
    words.otherMaterialsLoading,
    readOn,
  ),
  'product: without other materials': onProductPage(
    (api) => api.respond(getProductForms, () => errorResponse(500)),
    getProductForms.failureMessage,
    readOn,
  ),
  'product: with related products': onProductPage(
    (api) => api.respond(getRelatedProducts, () => numberedProducts(8)),
    'Colour 1',
    readOn,
  ),
  'product: related products are loading': onProductPage(
    (api) => api.respond(getRelatedProducts, noResponse),
    words.related,
    readOn,
  ),
};
