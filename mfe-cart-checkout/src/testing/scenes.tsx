import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { getAddress } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary, quoteItems } from 'shared-contracts/cart/endpoints';
import { getOrderPayment } from 'shared-contracts/order/endpoints';
import { getProduct, getRelatedProducts } from 'shared-contracts/product/endpoints';
import type { AddressBookProps } from 'shared-contracts/remotes';
import { RemoteRegion } from 'shared-contracts/remotes';
import { aFailedPayment, anAddress, aPayment, aProduct } from 'shared-contracts/testing/builders';
import { CUSTOMER, errorResponse, noResponse, type Scene, type Scenes } from 'shared-contracts/testing/scene';
import AddToCart from '../add-to-cart/add-to-cart.tsx';
import cart from '../cart/cart-page.tsx';
import { checkoutMessages } from '../checkout/checkout-messages.ts';
import checkout from '../checkout/checkout-page.tsx';
import { messages } from '../messages.ts';
import OrderPayment from '../payment/order-payment.tsx';
import SampleChoice from '../sample-choice/sample-choice.tsx';
import { samplesMessages } from '../sample-choice/samples-messages.ts';
import { useSamples } from '../sample-choice/use-samples.ts';
import samples from '../samples/samples-page.tsx';
import SentCart from '../sent-cart/sent-cart.tsx';
import { sentCartMessages } from '../sent-cart/sent-cart-messages.ts';
import { ADD_ON, CHARGES, SAGE, SUMMARY, WALNUT } from './sample-cart.ts';

/** The address of the step that shows what is ordered. */
export const SUMMARY_STEP = '/checkout?step=summary&address=Home';

const asCustomer = (screen: Scene['screen'], at: string, given: Scene['given'], shows: string): Scene => ({
  screen,
  at,
  session: CUSTOMER,
  given: (api) => {
    api.respond(getCart, () => [WALNUT, SAGE, ADD_ON]);
    api.respond(getPriceSummary, () => SUMMARY);
    api.respond(getCartCharges, () => CHARGES);
    api.respond(getAddress, () => anAddress());
    api.respond(getRelatedProducts, () => []);
    given?.(api);
  },
  shows,
});

const onCart = (given: Scene['given'], shows: string) => asCustomer(<cart.Page />, '/cart', given, shows);

const onPayment = (given: NonNullable<Scene['given']>, shows: string) =>
  asCustomer(<OrderPayment order_id="LH-1" />, '/orders/LH-1', given, shows);

const SAMPLES = ['Walnut Gloss', 'Sage Matt', 'Ivory', 'Denim', 'Teak'].map((colour_name, place) => ({
  product_id: `S15-${place}`,
  material: 'Sheet',
  colour_name,
}));

/** The part of a remote that keeps `count` decors as chosen. */
function WithSamples({ count, children }: { count: number; children: ReactNode }) {
  const { samples: chosen, replace } = useSamples();
  const choose = useEffectEvent(() => replace(SAMPLES.slice(0, count)));
  useEffect(() => choose(), []);
  return chosen.length === count ? children : null;
}

/** The page with `count` chosen decors, of a customer whose address book has one address, or none. */
const onSamples = (
  count: number,
  { address, ...rest }: Partial<Scene> & { address?: ReturnType<typeof anAddress> },
  shows: string,
): Scene => ({
  ...asCustomer(
    <RemoteRegion name="cart-checkout/samples" skeleton={null} fallback={() => null}>
      <WithSamples count={count}>
        <samples.Page />
      </WithSamples>
    </RemoteRegion>,
    '/samples',
    rest.given,
    shows,
  ),
  modules: {
    'account/address-book': Object.assign(
      ({ footer }: AddressBookProps) => footer?.({ address, isFormOpen: address === undefined }) ?? null,
      { wrongProp: () => undefined },
    ),
  },
  ...(rest.session && { session: rest.session }),
});

/** Scenes of all pages, and of the fragments that show something of their own. */
export const scenes: Scenes = {
  'cart: ready': onCart(undefined, 'Walnut Gloss'),
  'cart: empty': onCart(
    (api) => api.respond(getCart, () => ({ message: 'No items in cart' })),
    messages.cart.empty,
  ),
  'cart: loading': onCart((api) => api.respond(getCart, noResponse), messages.cart.loading),
  'cart: failed': onCart(
    (api) => api.respond(getCart, () => errorResponse(500)),
    messages.cart.failed(getCart.failureMessage),
  ),
  'cart: without its price details': onCart(
    (api) => api.respond(getPriceSummary, () => errorResponse(500)),
    getPriceSummary.failureMessage,
  ),
  'sent-cart: ready': asCustomer(
    <SentCart />,
    '/cart?lines=WAL-115%3ASheet%3A4',
    (api) => {
      api.respond(getProduct, () => aProduct());
      api.respond(quoteItems, () => SUMMARY);
    },
    sentCartMessages.title,
  ),
  'checkout: what is ordered': asCustomer(<checkout.Page />, SUMMARY_STEP, undefined, 'Walnut Gloss'),
  'checkout: the address is lost': asCustomer(
    <checkout.Page />,
    SUMMARY_STEP,
    (api) => api.respond(getAddress, () => errorResponse(500)),
    getAddress.failureMessage,
  ),
  'samples: none': onSamples(0, {}, samplesMessages.none),
  'samples: two': onSamples(2, { address: anAddress() }, samplesMessages.count(2)),
  'samples: five': onSamples(5, { address: anAddress() }, samplesMessages.count(5)),
  'samples: no address': onSamples(2, {}, checkoutMessages.saveFirst),
  'samples: of a visitor': onSamples(2, { session: { status: 'visitor' } }, samplesMessages.logInButton),
  'samples: not offered': onSamples(
    2,
    { given: (api) => api.respond(getCartCharges, () => ({ ...CHARGES, sampleFee: undefined })) },
    samplesMessages.notOffered,
  ),
  'samples: failed': onSamples(
    2,
    { given: (api) => api.respond(getCartCharges, () => errorResponse(500)) },
    getCartCharges.failureMessage,
  ),
  'sample-choice: ready': asCustomer(
    <RemoteRegion name="cart-checkout/sample-choice" skeleton={null} fallback={() => null}>
      <WithSamples count={2}>
        <SampleChoice product={{ product_id: 'S15-0', material: 'Sheet', colour_name: 'Walnut Gloss' }} />
      </WithSamples>
    </RemoteRegion>,
    '/',
    undefined,
    samplesMessages.seeSamples,
  ),
  'order-payment: failed samples': onPayment(
    (api) => api.respond(getOrderPayment, () => aFailedPayment({ kind: 'samples' })),
    'Choose these samples again',
  ),
  'add-to-cart: ready': asCustomer(
    <AddToCart product_id="WAL-115" material="Sheet" colour_name="Walnut Gloss" selling_price={4_850} />,
    '/',
    undefined,
    'Add to Cart',
  ),
  'add-to-cart: without a price': asCustomer(
    <AddToCart product_id="WAL-115" material="Sheet" colour_name="Walnut Gloss" selling_price={null} />,
    '/',
    undefined,
    'N/A',
  ),
  'order-payment: paid': onPayment((api) => api.respond(getOrderPayment, () => aPayment()), 'paid'),
  'order-payment: failed': onPayment(
    (api) => api.respond(getOrderPayment, () => aFailedPayment()),
    'Pay again',
  ),
};
