import { quoteItems } from 'shared-contracts/cart/endpoints';
import { getProduct } from 'shared-contracts/product/endpoints';
import { aPriceSummary, aProduct } from 'shared-contracts/testing/builders';
import { errorResponse, noResponse, type Scene, type Scenes } from 'shared-contracts/testing/scene';
import cuttingList from '../cutting-list/cutting-list-page.tsx';
import { cutMessages } from '../cutting-list/panels/cut-messages.ts';
import ProductCarousel from '../product-carousel/product-carousel.tsx';
import shortlist from '../shortlist/shortlist-page.tsx';
import { shortlistMessages } from '../shortlist-address/shortlist-messages.ts';
import SubstratePicker from '../substrate-picker/substrate-picker.tsx';
import { productScenes } from './product-scenes.tsx';
import { respondAsShop } from './shop-api.ts';
import { shopScenes } from './shop-scenes.tsx';

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

/** @param shifts why the page moves after it is first shown */
const onShortlist = (given: Scene['given'], shows: string, at = '/shortlist', shifts?: string): Scene => ({
  screen: <shortlist.Page />,
  at,
  given: (api) => {
    respondAsShop(api);
    given?.(api);
  },
  shows,
  ...(shifts && { shifts }),
});

/** The list is shown after hydration, because all visitors get the same document. */
const AFTER_HYDRATION = 'The address is read in the browser.';

export const scenes: Scenes = {
  ...shopScenes,
  ...productScenes,
  'cutting-list: empty': onCuttingList(undefined, cutMessages.plan.empty),
  'cutting-list: a plan': onCuttingList(
    (api) => api.respond(quoteItems, () => aPriceSummary()),
    cutMessages.plan.optimal,
    'Shutter*717*597*8_Side*2100*600*2',
  ),
  'cutting-list: a panel that is too large': {
    ...onCuttingList(undefined, cutMessages.errors.tooLong(30_000, 24_300), 'Counter*3000*600*1'),
    shifts: 'The sentence about the panel stands below it.',
  },
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
    AFTER_HYDRATION,
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
    AFTER_HYDRATION,
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
