import { useQuery } from '@tanstack/react-query';
import { canPlaceOrder } from 'shared-contracts/cart/rules';
import { ButtonLink, EmptyPanel, ErrorPanel } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { AlmostThere } from './almost-there.tsx';
import { CartItems } from './cart-items.tsx';
import { cartColumns } from './cart-layout.ts';
import { cartQuery } from './cart-queries.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { PriceDetails } from './price-details.tsx';

const words = messages.cart;

export function CartContents({ onRemoved }: { onRemoved: () => void }) {
  const cart = useQuery(cartQuery);
  if (cart.error) {
    return <ErrorPanel title={words.failed(cart.error.message)} onRetry={() => cart.refetch()} />;
  }
  if (cart.isPending) return <CartSkeleton />;
  if (cart.data.length === 0) {
    return (
      <EmptyPanel icon="bag" title={words.empty} message={words.emptyAdvice}>
        <ButtonLink to={pagePath('/shop')}>{words.shopNow}</ButtonLink>
      </EmptyPanel>
    );
  }
  return (
    <div css={cartColumns}>
      <CartItems items={cart.data} onRemoved={onRemoved} />
      {canPlaceOrder(cart.data) ? <PriceDetails /> : <AlmostThere items={cart.data} />}
    </div>
  );
}
