import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PincodePlace } from 'shared-contracts/address';
import { pincodeQuery } from 'shared-contracts/address/pincode';
import {
  FAILED_LOOKUP_MESSAGE,
  isPincodeBegun,
  pincodeProblem,
  readPincode,
} from 'shared-contracts/address/rules';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { ErrorPanel, Field, Stack, Text, TextInput } from 'shared-contracts/look';
import { deliveryWindow, shownWindow } from 'shared-contracts/order/delivery';
import { type DeliveryCheckProps, type RemoteModules, useConfiguration } from 'shared-contracts/remotes';
import { wrongDeliveryCheckProp } from 'shared-contracts/remotes/prop-checks';
import { text } from 'shared-contracts/shapes';
import { useStored } from 'shared-contracts/stored';
import { messages } from '../messages.ts';
import { chargesQuery } from '../price-details/price-queries.ts';
import { questionPanel } from '../question-panel.ts';
import { DoorCosts } from './door-costs.tsx';

const words = messages.deliveryCheck;

/** As tall as the dates and the place, which arrive after the pincode (PAY-86). */
const answer = css`
  min-height: 3.25rem;
`;

/** PAY-68: asks for the pincode, keeps it, and says when an order arrives there. */
function DeliveryDates() {
  const [kept, keep] = useStored('pincode', text, '');
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? kept;
  const pincode = readPincode(shown);
  const { pincodeUrl } = useConfiguration();
  const lookup = useQuery({ ...pincodeQuery(pincodeUrl, pincode ?? ''), enabled: pincode !== undefined });

  function change(value: string): void {
    setTyped(value);
    const read = readPincode(value);
    if (read !== undefined) keep(read);
  }

  return (
    <Stack gap="s">
      <Field
        label={words.pincode}
        help={lookup.isFetching ? words.searching : words.pincodeHelp}
        error={isPincodeBegun(shown) ? undefined : pincodeProblem(shown)}
      >
        <TextInput
          ref={focusOnMount}
          value={shown}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <div role="status" css={answer}>
        {pincode !== undefined && lookup.data !== undefined && (
          <Arrival pincode={pincode} place={lookup.data} />
        )}
      </div>
      {pincode !== undefined && lookup.isError && !lookup.isFetching && (
        <ErrorPanel compact title={FAILED_LOOKUP_MESSAGE} onRetry={() => void lookup.refetch()} />
      )}
    </Stack>
  );
}

/** @param place null for a pincode that the lookup does not know, although it may be real (ACC-25) */
function Arrival({ pincode, place }: { pincode: string; place: PincodePlace | null }) {
  const [today] = useState(() => new Date());
  const { data: charges, isPending } = useQuery(chargesQuery);
  if (isPending) return null;
  const expected = shownWindow(deliveryWindow(pincode, today, charges?.holidays ?? undefined));
  const told = expected ? words.placeToday : words.place;
  return (
    <>
      <Text strong>{expected ? words.arrives(...expected) : words.noDates}</Text>
      <Text size="small" tone="soft">
        {place ? told(place.city, place.state) : words.unknownPlace}
      </Text>
    </>
  );
}

/** Shows the dates of a pincode (PAY-68), and what some pieces cost to the door (PRICE-26). */
function DeliveryCheck({ product }: DeliveryCheckProps) {
  const titleId = useId();
  return (
    <Stack as="section" css={questionPanel} gap="m" aria-labelledby={titleId}>
      <h2 id={titleId}>{words.title}</h2>
      <DeliveryDates />
      {product && <DoorCosts key={product.product_id} product={product} />}
    </Stack>
  );
}

export default Object.assign(DeliveryCheck, {
  wrongProp: wrongDeliveryCheckProp,
}) satisfies RemoteModules['cart-checkout/delivery-check'];
