import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { getCartCharges, quoteItems } from 'shared-contracts/cart/endpoints';
import { getProduct } from 'shared-contracts/product/endpoints';
import { RemoteRegion } from 'shared-contracts/remotes';
import { anAddress, aProduct } from 'shared-contracts/testing/builders';
import { errorResponse, type Scene, type Scenes } from 'shared-contracts/testing/scene';
import AddToCart from '../add-to-cart/add-to-cart.tsx';
import { checkoutMessages } from '../checkout/checkout-messages.ts';
import SampleChoice from '../sample-choice/sample-choice.tsx';
import { samplesMessages } from '../sample-choice/samples-messages.ts';
import { useSamples } from '../sample-choice/use-samples.ts';
import samples from '../samples/samples-page.tsx';
import SentCart from '../sent-cart/sent-cart.tsx';
import { sentCartMessages } from '../sent-cart/sent-cart-messages.ts';
import { cartScenes } from './cart-scenes.tsx';
import { addressBook, checkoutScenes } from './checkout-scenes.tsx';
import { asCustomer } from './customer-scene.ts';
import { CHARGES, SUMMARY } from './sample-cart.ts';

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
  modules: addressBook({ address, isFormOpen: address === undefined }),
  ...(rest.session && { session: rest.session }),
});

export const scenes: Scenes = {
  ...cartScenes,
  ...checkoutScenes,
  'sent-cart: ready': asCustomer(
    <SentCart />,
    '/cart?lines=WAL-115%3ASheet%3A4',
    (api) => {
      api.respond(getProduct, () => aProduct());
      api.respond(quoteItems, () => SUMMARY);
    },
    sentCartMessages.title,
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
};
