import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Notice, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { part } from '../checkout/checkout-layout.ts';
import { type AddressChoice, NextButton } from '../checkout/next-button.tsx';
import { orderSamplesOnce } from '../payment/create-order.ts';
import { payOrderPath } from '../payment/payment-paths.ts';
import { chargesQuery } from '../price-details/price-queries.ts';
import { samplesMessages as words } from '../sample-choice/samples-messages.ts';
import type { Sample } from '../sample-choice/use-samples.ts';
import { useShownAgain } from '../shown-again.ts';

export type OrderButtonProps = {
  samples: readonly Sample[];
  /** In rupees. */
  fee: number;
  /** Called once the order exists. */
  onOrdered: () => void;
};

/** SAMPLE-3: makes the order once, and leads to its payment. */
export function OrderButton({ samples, fee, onOrdered, ...choice }: OrderButtonProps & AddressChoice) {
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
    // The fee may be another one by now.
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
