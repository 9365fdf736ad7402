import { Notice } from 'shared-contracts/look';
import type { AddToCartProps, RemoteLoader, RemoteModuleState } from 'shared-contracts/remotes';

/** Stands in for the cart's fragment and shows its props. */
function AddToCartStandIn({ product_id, material, selling_price }: AddToCartProps) {
  return (
    <Notice>
      cart-checkout/add-to-cart: {product_id}, {material}, {selling_price ?? 'no price'}
    </Notice>
  );
}

const offered = { 'cart-checkout/add-to-cart': { status: 'ready', module: AddToCartStandIn } } as const;

/** Replaces the shell's loader with a stand-in for the only fragment on these pages. */
export const standInLoader: RemoteLoader = {
  load: () => undefined,
  state: (name) => offered[name as keyof typeof offered] as RemoteModuleState<typeof name> | undefined,
  subscribe: () => () => undefined,
};
