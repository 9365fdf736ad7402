import { Notice } from 'shared-contracts/look';
import type {
  AddIntentProps,
  AddToCartProps,
  RemoteLoader,
  RemoteModuleState,
} from 'shared-contracts/remotes';

/** Shows the props of the cart's fragment. */
function AddToCartStub({ product_id, material, selling_price }: AddToCartProps) {
  return (
    <Notice>
      cart-checkout/add-to-cart: {product_id}, {material}, {selling_price ?? 'no price'}
    </Notice>
  );
}

/** The same for what the carousel adds. */
function AddIntentStub({ item }: AddIntentProps) {
  return <Notice>cart-checkout/add-intent: {item.product_id}</Notice>;
}

const offered = {
  'cart-checkout/add-to-cart': { status: 'ready', module: AddToCartStub },
  'cart-checkout/add-intent': { status: 'ready', module: AddIntentStub },
} as const;

/** Replaces the shell's loader with stubs of the fragments on these pages. */
export const stubLoader: RemoteLoader = {
  load: () => undefined,
  state: (name) => offered[name as keyof typeof offered] as RemoteModuleState<typeof name> | undefined,
  subscribe: () => () => undefined,
};
