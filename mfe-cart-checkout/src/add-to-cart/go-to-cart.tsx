import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink, Spinner } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { useCartEntry } from '../enter-cart/use-cart-entry.ts';
import { addToCartMessages } from './add-to-cart-messages.ts';

/** CART-48: a link to the cart, which asks about the mandatory add-on first, as the cart icon of the header does (CART-9). */
export function GoToCart({ className }: { className?: string }) {
  const navigate = useNavigate();
  const enterCart = useCartEntry();
  const [isEntering, setEntering] = useState(false);
  /** State is outdated until the next render: only a ref stops the second click of a double click. */
  const entering = useRef<AbortController>(undefined);
  useEffect(() => () => entering.current?.abort(), []);

  async function enter(): Promise<void> {
    const leaving = new AbortController();
    entering.current = leaving;
    setEntering(true);
    const isReady = await enterCart(leaving.signal);
    if (leaving.signal.aborted) return;
    entering.current = undefined;
    setEntering(false);
    if (isReady) navigate(pagePath('/cart'));
  }

  function onClick(event: MouseEvent): void {
    // The browser opens the cart in a new tab itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!entering.current) void enter();
  }

  return (
    <ButtonLink
      className={className}
      variant="secondary"
      to={pagePath('/cart')}
      aria-busy={isEntering || undefined}
      onClick={onClick}
    >
      {isEntering && <Spinner />}
      {addToCartMessages.goToCart}
    </ButtonLink>
  );
}
