import type { PincodeLookup } from 'shared-contracts/address';
import { DELIVERY_COUNTRY } from 'shared-contracts/address/rules';
import type { input } from 'zod/mini';
import type { ApiApp } from '../http/api.ts';
import { type PostalPlace, placeOf } from './pincode-table.ts';

/** A pincode's district rarely changes. */
const ONE_DAY = 'public, max-age=86400';

/** `GET /pincode/<six digits>`, in the shape of the public lookup (DATA-16). An unknown pincode is a 200 with an error inside. */
export function mountPincodeLookup(app: ApiApp): void {
  app.get('/pincode/:pincode', (context) => {
    const pincode = context.req.param('pincode');
    const place = placeOf(pincode);
    context.header('Cache-Control', ONE_DAY);
    return context.json(place ? found(pincode, place) : NOT_FOUND);
  });
}

const NOT_FOUND: input<typeof PincodeLookup> = [{ Status: 'Error', PostOffice: null }];

function found(pincode: string, { district, state }: PostalPlace): input<typeof PincodeLookup> {
  const office = { District: district, State: state, Country: DELIVERY_COUNTRY, Pincode: pincode };
  return [{ Status: 'Success', PostOffice: [office] }];
}
