import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Sum, SumList } from 'shared-contracts/layouts/sum-list';
import { Button, Icon, Notice, Text, TextLink } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { MAX_SAMPLES } from 'shared-contracts/order/rules';
import { Fragment } from 'shared-contracts/remotes';
import { shopPath } from 'shared-contracts/routes';
import { asksForLogin, requestLogin, sessionAtom } from 'shared-contracts/session';
import {
  actionsCell,
  checkoutGrid,
  contentCell,
  panelCell,
  part,
  stepButtons,
} from '../checkout/checkout-layout.ts';
import { type AddressChoice, NextButton } from '../checkout/next-button.tsx';
import { SavedAddressChoice } from '../checkout/saved-address-choice.tsx';
import { AddressBookSkeleton } from '../checkout/shipping-step.tsx';
import { orderSamplesOnce } from '../payment/create-order.ts';
import { payOrderPath } from '../payment/payment-paths.ts';
import { chargesQuery } from '../price-details/price-queries.ts';
import { panelSums, sidePanel } from '../price-details/side-panel.ts';
import { SampleList } from '../sample-choice/sample-list.tsx';
import { samplesMessages as words } from '../sample-choice/samples-messages.ts';
import type { Sample, SampleChoice } from '../sample-choice/use-samples.ts';
import { useShownAgain } from '../shown-again.ts';

type SampleParcelProps = OrderButtonProps & { onRemove: SampleChoice['remove'] };

export function SampleParcel({ onRemove, ...order }: SampleParcelProps) {
  const { status } = useAtomValue(sessionAtom);
  const { samples, fee } = order;
  return (
    <div css={checkoutGrid}>
      <section css={[contentCell, part]}>
        <Text role="status" strong figures>
          {words.count(samples.length)}
        </Text>
        <SampleList samples={samples} onRemove={onRemove} />
        {samples.length < MAX_SAMPLES && (
          <TextLink to={shopPath()}>
            <Icon name="plus" size="s" />
            {words.addMore}
          </TextLink>
        )}
      </section>
      <FeePanel count={samples.length} fee={fee} />
      <div css={actionsCell}>{status === 'customer' ? <DeliverTo {...order} /> : <LogIn />}</div>
    </div>
  );
}

/** SAMPLE-4: shows the fee before it is paid. */
function FeePanel({ count, fee }: { count: number; fee: number }) {
  const titleId = useId();
  return (
    <aside css={[sidePanel, panelCell]} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.parcel}</h2>
      <SumList css={panelSums}>
        <Sum label={words.pieces(count)} sum={words.free} />
        <Sum label={words.fee} sum={fee} />
        <Sum label={words.toPay} sum={fee} isTotal />
      </SumList>
      <Text size="small">{words.coupon(formatRupees(fee))}</Text>
      <Text size="micro" tone="soft">
        {words.terms}
      </Text>
    </aside>
  );
}

/** SAMPLE-5: the choice outlives the login. */
function LogIn() {
  return (
    <div css={part}>
      <div css={stepButtons}>
        <Button {...asksForLogin(words.logIn)} onClick={() => void requestLogin(words.logIn)}>
          {words.logInButton}
        </Button>
      </div>
      <Text size="small" tone="soft">
        {words.kept}
      </Text>
    </div>
  );
}

function DeliverTo(order: OrderButtonProps) {
  return (
    <Fragment
      of="account/address-book"
      footer={(choice) => <OrderButton {...order} {...choice} />}
      skeleton={<AddressBookSkeleton />}
      fallback={({ retry }) => (
        <SavedAddressChoice
          chosen=""
          onRetry={retry}
          footer={(address) => <OrderButton {...order} address={address} isFormOpen={false} />}
        />
      )}
    />
  );
}

type OrderButtonProps = {
  samples: readonly Sample[];
  /** In rupees. */
  fee: number;
  onOrdered: () => void;
};

/** SAMPLE-3: makes the order once, and leads to its payment. */
function OrderButton({ samples, fee, onOrdered, ...choice }: OrderButtonProps & AddressChoice) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const ordering = useSingleCall({
    mutationFn: (address_label: string) =>
      orderSamplesOnce(
        samples.map(({ product_id }) => product_id),
        { address_label, payable_amount: fee },
      ),
    onSuccess: ({ order_id }) => {
      onOrdered();
      navigate(payOrderPath(order_id));
    },
    // The fee may have changed.
    onError: () => queries.invalidateQueries({ queryKey: chargesQuery.queryKey }),
  });
  useShownAgain(ordering.reset);
  const { error } = ordering;
  const isTold = error instanceof ApiError && error.sessionEnded;
  return (
    <div css={part}>
      {error && !isTold && <Notice tone="bad">{error.message}</Notice>}
      <NextButton
        choice={choice}
        onNext={({ address_label }) => void ordering.run(address_label)}
        icon="lock"
        busy={ordering.isPending || ordering.isSuccess}
      >
        <Text as="span" figures>
          {words.goOn(formatRupees(fee))}
        </Text>
      </NextButton>
    </div>
  );
}
