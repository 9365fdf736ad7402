import type { Shipment } from 'provider/order/shipment-store';

/** The pattern of a courier's link, for browsers. */
export const LINK = 'https?://.+';
const MOST = { courier: 60, number: 60, link: 300 };

/** A rejected form of parcels, with an error for each field. */
export interface TypedShipments {
  courier: string;
  fields: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

/** DESK-13: reads all fields at once. A link leads to a page of the web, never to a script. */
export function readShipments(form: URLSearchParams): { shipments: Map<string, Shipment> } | TypedShipments {
  const fields = Object.fromEntries(form);
  const courier = (form.get('courier') ?? '').trim();
  const problems: Record<string, string> = {};
  if (courier === '' || courier.length > MOST.courier) problems['courier'] = 'Please name the courier.';
  const shipments = new Map<string, Shipment>();
  for (const order_id of new Set(form.getAll('order'))) {
    const number = (form.get(`number-${order_id}`) ?? '').trim();
    const link = (form.get(`link-${order_id}`) ?? '').trim();
    if (number === '' || number.length > MOST.number)
      problems[`number-${order_id}`] = 'Please enter the number of this parcel.';
    if (link !== '' && !isWebAddress(link))
      problems[`link-${order_id}`] = 'A link begins with https:// or http://.';
    shipments.set(order_id, { courier, number, link: link || null });
  }
  return Object.keys(problems).length > 0 ? { courier, fields, problems } : { shipments };
}

function isWebAddress(link: string): boolean {
  return link.length <= MOST.link && /^https?:$/.test(URL.parse(link)?.protocol ?? '');
}
