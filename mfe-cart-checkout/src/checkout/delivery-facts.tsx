import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon, type IconName } from 'shared-contracts/look';
import { deliveryWindow } from 'shared-contracts/order/delivery';
import { shownWindow } from '../payment/delivery-dates.ts';
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

/** CHECK-8, CHECK-12, PAY-7. */
export function DeliveryFacts({ pincode }: { pincode: string }) {
  const [today] = useState(() => new Date());
  const { data: charges } = useQuery(chargesQuery);
  const expected = shownWindow(deliveryWindow(pincode, today, charges?.holidays ?? undefined));
  const lines: [IconName, string][] = [
    [
      'box',
      [words.standardDelivery, expected && words.expected(pincode, ...expected)].filter(Boolean).join(' '),
    ],
    ['lock', words.howToPay],
    ['info', words.noCancelling],
  ];
  return (
    <section css={part}>
      <h2>{words.deliveryAndPayment}</h2>
      <ul css={facts}>
        {lines.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
