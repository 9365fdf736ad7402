import { useEffect, useEffectEvent, useRef } from 'react';
import type { AddIntentProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongAddIntentProp } from 'shared-contracts/remotes/prop-checks';
import { useAddToCart } from './use-add-to-cart.ts';

function AddIntent({ item, leadsToCart, onSettled }: AddIntentProps) {
  const { add } = useAddToCart({ leadsToCart });
  const hasStarted = useRef(false);
  const addOnce = useEffectEvent(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void add(item).then(onSettled);
  });
  // It is mounted after a click or a login, so mounting adds the item.
  useEffect(() => addOnce(), []);
  return null;
}

export default Object.assign(AddIntent, {
  wrongProp: wrongAddIntentProp,
}) satisfies RemoteModules['cart-checkout/add-intent'];
