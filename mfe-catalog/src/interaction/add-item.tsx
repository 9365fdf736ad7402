import { useEffect, useEffectEvent } from 'react';
import { type AddIntentProps, Fragment, useRemoteLoader, useToast } from 'shared-contracts/remotes';

export type AddItemProps = Pick<AddIntentProps, 'item' | 'leadsToCart'> & {
  /** The message when the cart's script could not be loaded. The next click tries again. */
  notAdded: string;
  /** Called when the item is in the cart, or could not be added. */
  onSettled: () => void;
};

/** Adds an item to the cart once, when it is mounted after a click. The cart's script is loaded with it. */
export function AddItem({ notAdded, ...intent }: AddItemProps) {
  return (
    <Fragment
      of="cart-checkout/add-intent"
      {...intent}
      skeleton={null}
      fallback={() => <NotAdded message={notAdded} onTold={intent.onSettled} />}
    />
  );
}

function NotAdded({ message, onTold }: { message: string; onTold: () => void }) {
  const toast = useToast();
  const loader = useRemoteLoader();
  const tell = useEffectEvent(() => {
    toast({ tone: 'bad', message });
    loader.load('cart-checkout/add-intent');
    onTold();
  });
  useEffect(() => tell(), []);
  return null;
}
