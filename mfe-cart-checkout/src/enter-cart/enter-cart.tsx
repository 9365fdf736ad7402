import { useEffect, useEffectEvent } from 'react';
import type { EnterCartProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongEnterCartProp } from 'shared-contracts/remotes/prop-checks';
import { useCartEntry } from './use-cart-entry.ts';

function EnterCart({ onReady, onStay }: EnterCartProps) {
  const enterCart = useCartEntry();
  const enter = useEffectEvent(async (left: AbortSignal) => {
    const isReady = await enterCart(left);
    if (left.aborted) return;
    if (isReady) onReady();
    else onStay();
  });

  // The shell mounts this component on a click, so mounting starts the check.
  useEffect(() => {
    const leaving = new AbortController();
    void enter(leaving.signal);
    return () => leaving.abort();
  }, []);

  return null;
}

export default Object.assign(EnterCart, {
  wrongProp: wrongEnterCartProp,
}) satisfies RemoteModules['cart-checkout/enter-cart'];
