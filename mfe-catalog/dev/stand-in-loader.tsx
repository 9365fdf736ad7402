import { Notice } from 'shared-contracts/look';
import type { AddToCartProps, RemoteLoader, RemoteModuleState } from 'shared-contracts/remotes';

/** In place of the cart's fragment: says what it was given. */
function AddToCartStandIn({ product_id, material, selling_price }: AddToCartProps) {
  return (
    <Notice>
      cart-checkout/add-to-cart: {product_id}, {material}, {selling_price ?? 'no price'}
    </Notice>
  );
}

const offered = { 'cart-checkout/add-to-cart': { status: 'ready', module: AddToCartStandIn } } as const;

/** What the shell loads of other owners is stood in for; nothing else of theirs is on these pages. */
export const standInLoader: RemoteLoader = {
  load: () => undefined,
  state: (name) => offered[name as keyof typeof offered] as RemoteModuleState<typeof name> | undefined,
  subscribe: () => () => undefined,
};
