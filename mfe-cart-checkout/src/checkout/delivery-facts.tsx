import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon, type IconName, Text } from 'shared-contracts/look';
import { deliveryWindow, shownWindow } from 'shared-contracts/order/delivery';
import { chargesQuery } from '../price-details/price-queries.ts';
import { part } from './checkout-layout.ts';
import { checkoutMessages as words } from './checkout-messages.ts';

const facts = css`
  display: grid;
  gap: var(--s-3);
  max-width: var(--measure);
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s-3);
  }
  svg {
    margin-top: 0.05rem;
    color: var(--ink-soft);
  }
`;

/** CHECK-8, CHECK-12, PAY-7: the dates are the shop's promise. The policy's sentence is below them. */
export function DeliveryFacts({ pincode }: { pincode: string }) {
  const [today] = useState(() => new Date());
  const { data: charges } = useQuery(chargesQuery);
  const expected = shownWindow(deliveryWindow(pincode, today, charges?.holidays ?? undefined));
  const others: [IconName, string][] = [
    ['lock', words.howToPay],
    ['info', words.noCancelling],
  ];
  return (
    <section css={part}>
      <h2>{words.deliveryAndPayment}</h2>
      <ul css={facts}>
        <li>
          <Icon name="box" />
          {expected ? (
            <div>
              <Text strong>{words.arrives(...expected)}</Text>
              <Text size="small" tone="soft">
                {words.datesFor(pincode)}
              </Text>
              <Text size="small" tone="soft">
                {words.standardDelivery}
              </Text>
            </div>
          ) : (
            <span>{words.standardDelivery}</span>
          )}
        </li>
        {others.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
