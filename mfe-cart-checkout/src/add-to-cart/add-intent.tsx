import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddIntentProps, RemoteModules } from 'shared-contracts/remotes';
import { useAddToCart } from './use-add-to-cart.ts';

function AddIntent({ item }: AddIntentProps) {
  const { add } = useAddToCart();
  const hasStarted = useRef(false);
  const addOnce = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void add(item);
  });
  // The shell mounts this component after a login, so mounting adds the item.
  useEffect(() => addOnce(), []);
  return null;
}

export default AddIntent satisfies RemoteModules['cart-checkout/add-intent'];
