import { canPlaceOrder } from 'shared-contracts/cart/rules';
import { ButtonLink, EmptyPanel, ErrorPanel, Icon, TextLink } from 'shared-contracts/look';
import { shopPath } from 'shared-contracts/routes';
import { useCart } from '../cart-data/use-cart.ts';
import { CouponBox } from '../coupon/coupon-box.tsx';
import { messages } from '../messages.ts';
import { PriceDetails } from '../price-details/price-details.tsx';
import { SendCart } from '../sent-cart/send-cart.tsx';
import { AlmostThere } from './almost-there.tsx';
import { ArrivalQuestion } from './arrival-question.tsx';
import { cartColumns } from './cart-layout.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { PlaceOrder } from './place-order.tsx';
import { useLineChanges } from './use-line-changes.ts';

const words = messages.cart;

export function CartContents() {
  const { error, reload, items, isChanging } = useCart();
  const changes = useLineChanges();
  if (error) return <ErrorPanel title={words.failed(error.message)} onRetry={() => reload()} />;
  if (!items) return <CartSkeleton />;
  if (items.length === 0) {
    return (
      <>
        <CartLines items={items} changes={changes} />
        <EmptyPanel icon="bag" title={words.empty} message={words.emptyAdvice}>
          <ButtonLink to={shopPath()}>{words.shopNow}</ButtonLink>
        </EmptyPanel>
      </>
    );
  }
  return (
    <div css={cartColumns}>
      <div>
        <CartLines items={items} changes={changes} />
        <TextLink to={shopPath()}>
          <Icon name="arrow-left" size="s" />
          {words.continueShopping}
        </TextLink>
        <SendCart items={items} />
      </div>
      {canPlaceOrder(items) ? (
        <PriceDetails items={items} isChanging={isChanging} coupon={<CouponBox />}>
          <PlaceOrder items={items} />
          <ArrivalQuestion />
        </PriceDetails>
      ) : (
        <AlmostThere items={items} />
      )}
    </div>
  );
}
