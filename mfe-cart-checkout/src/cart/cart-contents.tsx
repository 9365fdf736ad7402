import { css } from '@emotion/react';
import { useState } from 'react';
import type { CartItem } from 'shared-contracts/cart';
import { canPlaceOrder } from 'shared-contracts/cart/rules';
import {
  Button,
  ButtonLink,
  EmptyPanel,
  ErrorPanel,
  Icon,
  Row,
  Skeleton,
  Stack,
  TextButton,
  TextLink,
} from 'shared-contracts/look';
import { Fragment } from 'shared-contracts/remotes';
import { shopPath } from 'shared-contracts/routes';
import { useCart } from '../cart-data/use-cart.ts';
import { CouponBox } from '../coupon/coupon-box.tsx';
import { messages } from '../messages.ts';
import { PriceDetails } from '../price-details/price-details.tsx';
import { SendCart } from '../sent-cart/send-cart.tsx';
import { AlmostThere } from './almost-there.tsx';
import { actionsCell, lineColumns, lineStyles, pictureCell } from './cart-line.tsx';
import { CartLines } from './cart-lines.tsx';
import { useLineChanges } from './use-line-changes.ts';
import { usePlaceOrder } from './use-place-order.ts';

const cartColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 25rem;
    gap: clamp(2.5rem, 5vw, 6rem);
  }
`;

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

/** Opens the checkout, or shows above the button why it cannot be opened. */
function PlaceOrder({ items }: { items: readonly CartItem[] }) {
  const { isPlacing, failure, refresh, placeOrder } = usePlaceOrder(items);
  return (
    <Stack gap="m">
      {failure && (
        <ErrorPanel compact title={failure} onRetry={refresh} retryLabel={messages.placeOrder.refresh} />
      )}
      <Button block busy={isPlacing} onClick={placeOrder}>
        {messages.placeOrder.place}
      </Button>
    </Stack>
  );
}

/** PAY-68: shows when an order of this cart would arrive. Nothing is loaded before the shopper asks. */
function ArrivalQuestion() {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Row>
        <Icon name="pin" size="s" />
        <TextButton onClick={() => setAsked(true)}>{words.whenItArrives}</TextButton>
      </Row>
    );
  }
  return (
    <Fragment
      of="cart-checkout/delivery-check"
      skeleton={<Skeleton height="15.5rem" />}
      fallback={({ retry }) => <ErrorPanel compact title={words.arrivalFailed} onRetry={retry} />}
    />
  );
}

/** Has the size of a cart with two lines. */
function CartSkeleton() {
  return (
    <div css={cartColumns} role="status" aria-busy aria-label={words.loading}>
      <div>
        <SkeletonLine />
        <SkeletonLine />
      </div>
      <Skeleton height="19rem" />
    </div>
  );
}

function SkeletonLine() {
  return (
    <div css={[lineStyles, lineColumns]}>
      <Skeleton css={pictureCell} ratio="1/1" />
      <div>
        <Skeleton text width="60%" />
        <Skeleton text width="40%" />
        <Skeleton text width="50%" />
      </div>
      <div css={actionsCell}>
        <Skeleton height="var(--tap)" width="9rem" />
      </div>
    </div>
  );
}
