import { css } from '@emotion/react';
import { ExternalLink, Notice } from 'shared-contracts/look';
import type { OrderShipment } from 'shared-contracts/order';
import { messages } from '../messages.ts';

const words = messages.order.shipment;

const parcel = css`
  /* A number may be one long word. */
  overflow-wrap: anywhere;
  a {
    margin-bottom: calc(-1 * var(--s-2));
  }
`;

/** ORD-40: the courier, the parcel's number, and the courier's page about it. */
export function OrderShipmentNotice({ shipment }: { shipment: OrderShipment }) {
  const { courier, number, link } = shipment;
  return (
    <Notice css={parcel} icon="box">
      <p>{words.parcel(courier, number)}</p>
      {link && /^https?:\/\//i.test(link) && <ExternalLink href={link}>{words.track}</ExternalLink>}
    </Notice>
  );
}
