import { Notice } from 'shared-contracts/look';
import type {
  AddIntentProps,
  AddToCartProps,
  RemoteLoader,
  RemoteModuleState,
} from 'shared-contracts/remotes';

/** Stands in for the cart's fragment and shows its props. */
function AddToCartStandIn({ product_id, material, selling_price }: AddToCartProps) {
  return (
    <Notice>
      cart-checkout/add-to-cart: {product_id}, {material}, {selling_price ?? 'no price'}
    </Notice>
  );
}

/** The same for what the carousel adds. */
function AddIntentStandIn({ item }: AddIntentProps) {
  return <Notice>cart-checkout/add-intent: {item.product_id}</Notice>;
}

const offered = {
  'cart-checkout/add-to-cart': { status: 'ready', module: AddToCartStandIn },
  'cart-checkout/add-intent': { status: 'ready', module: AddIntentStandIn },
} as const;

/** Replaces the shell's loader with stand-ins for the fragments on these pages. */
export const standInLoader: RemoteLoader = {
  load: () => undefined,
  state: (name) => offered[name as keyof typeof offered] as RemoteModuleState<typeof name> | undefined,
  subscribe: () => () => undefined,
};
