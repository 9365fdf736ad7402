import { css } from '@emotion/react';
import { Text } from 'shared-contracts/look';
import { visibleLines, visibleText } from 'shared-contracts/operator/visible-text';
import type { OrderDetail } from 'shared-contracts/order';
import { messages } from '../messages.ts';
import { PhoneNumber } from '../phone-number/phone-number.tsx';

const lines = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const firm = css`
  margin-top: var(--s-2);
  overflow-wrap: anywhere;
`;

const heading = css`
  margin-bottom: var(--s-2);
  font: var(--weight-strong) var(--type-body) / var(--lh-tight) var(--font-text);
  letter-spacing: normal;
`;

export type DeliveryAddressProps = {
  order: OrderDetail;
  title: string;
};

/**
 * Shows the address as it was when the order was placed, also on paper (ORD-17, API-140). The firm is shown until an invoice
 * states it (ORD-42).
 */
export function DeliveryAddress({ order, title }: DeliveryAddressProps) {
  const { address_label, Deliver_detail, buyer, papers } = order;
  const { full_name, address, city, state, pincode, p_mobile_no } = Deliver_detail;
  const place = [[city, state].filter(Boolean).join(', '), pincode].filter(Boolean).join(' ');
  return (
    <section>
      <h2 css={heading}>{title}</h2>
      <Text size="small" tone="soft" css={lines}>
        {[
          visibleText(address_label ?? ''),
          visibleText(full_name ?? ''),
          ...visibleLines(address ?? ''),
          visibleText(place),
        ]
          .filter(Boolean)
          .join('\n')}
        {p_mobile_no && (
          <>
            {'\n'}
            <PhoneNumber phone={p_mobile_no} />
          </>
        )}
      </Text>
      {buyer && !papers?.length && (
        <Text size="small" css={firm}>
          {messages.order.invoiceFor(visibleText(buyer.firm), buyer.gstin)}
        </Text>
      )}
    </section>
  );
}
