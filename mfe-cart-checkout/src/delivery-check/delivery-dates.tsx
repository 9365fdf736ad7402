import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PincodePlace } from 'shared-contracts/address';
import { pincodeQuery } from 'shared-contracts/address/pincode';
import {
  FAILED_LOOKUP_MESSAGE,
  isCompletePincode,
  pincodeDigits,
  UNKNOWN_PINCODE_MESSAGE,
} from 'shared-contracts/address/rules';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { ErrorPanel, Field, Stack, Text, TextInput } from 'shared-contracts/look';
import { deliveryWindow, shownWindow } from 'shared-contracts/order/delivery';
import { useConfiguration } from 'shared-contracts/remotes';
import { text } from 'shared-contracts/shapes';
import { useStored } from 'shared-contracts/stored';
import { messages } from '../messages.ts';
import { chargesQuery } from '../price-details/price-queries.ts';

const words = messages.deliveryCheck;

/** As tall as the dates and their place, which come a moment after the pincode (PAY-86). */
const answer = css`
  min-height: 3.25rem;
`;

/** PAY-68: asks for the pincode, keeps it, and says when an order arrives there. */
export function DeliveryDates() {
  const [kept, keep] = useStored('pincode', text, '');
  const [typed, setTyped] = useState<string>();
  const pincode = typed ?? kept;
  const isComplete = isCompletePincode(pincode);
  const { pincodeUrl } = useConfiguration();
  const lookup = useQuery({ ...pincodeQuery(pincodeUrl, pincode), enabled: isComplete });
  const isUnknown = isComplete && lookup.data === null;

  function change(value: string): void {
    const digits = pincodeDigits(value);
    setTyped(digits);
    if (isCompletePincode(digits)) keep(digits);
  }

  return (
    <Stack gap="s">
      <Field
        label={words.pincode}
        help={lookup.isFetching ? words.searching : words.pincodeHelp}
        error={isUnknown ? UNKNOWN_PINCODE_MESSAGE : undefined}
      >
        <TextInput
          ref={focusOnMount}
          value={pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <div role="status" css={answer}>
        {isComplete && lookup.data && <Arrival pincode={pincode} place={lookup.data} />}
      </div>
      {isComplete && lookup.isError && !lookup.isFetching && (
        <ErrorPanel compact title={FAILED_LOOKUP_MESSAGE} onRetry={() => void lookup.refetch()} />
      )}
    </Stack>
  );
}

function Arrival({ pincode, place: { city, state } }: { pincode: string; place: PincodePlace }) {
  const [today] = useState(() => new Date());
  const { data: charges, isPending } = useQuery(chargesQuery);
  if (isPending) return null;
  const expected = shownWindow(deliveryWindow(pincode, today, charges?.holidays ?? undefined));
  return (
    <>
      <Text strong>{expected ? words.arrives(...expected) : words.noDates}</Text>
      <Text size="small" tone="soft">
        {expected ? words.placeToday(city, state) : words.place(city, state)}
      </Text>
    </>
  );
}
