import * as endpoints from 'shared-contracts/address/endpoints';
import { type AddressDraft, addressErrors } from 'shared-contracts/address/rules';
import type { ShopDatabase } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { mountForCustomer } from '../http/mount-endpoint.ts';
import {
  addAddress,
  changeAddress,
  chooseDefault,
  readAddress,
  readAddresses,
  removeAddress,
} from './address-store.ts';

export function mountAddressRoutes(api: Api, { db }: { db: ShopDatabase }): void {
  mountForCustomer(api, endpoints.getAddresses, async ({ session }) => {
    const addresses = await readAddresses(db, session.customer_id);
    // The contract's response to an empty address book.
    if (addresses.length === 0) throw new HttpError(404, 'You have not saved an address yet.');
    return addresses;
  });

  mountForCustomer(api, endpoints.getAddress, ({ session, query }) =>
    readAddress(db, { customer_id: session.customer_id, ...query }),
  );

  mountForCustomer(api, endpoints.saveAddress, ({ session, body }) =>
    addAddress(db, session.customer_id, validAddress(body)),
  );

  mountForCustomer(api, endpoints.updateAddress, ({ session, body: { new_label, ...body } }) => {
    const key = { customer_id: session.customer_id, address_label: body.address_label };
    return changeAddress(db, key, validAddress({ ...body, address_label: new_label ?? body.address_label }));
  });

  mountForCustomer(api, endpoints.setDefaultAddress, ({ session, body }) =>
    chooseDefault(db, { customer_id: session.customer_id, ...body }),
  );

  mountForCustomer(api, endpoints.deleteAddress, async ({ session, query }) => {
    await removeAddress(db, { customer_id: session.customer_id, ...query });
    return { message: 'Address deleted successfully!' };
  });
}

/**
 * An address as it is stored: trimmed, label and names in one line.
 * @throws {HttpError} 400 with the first validation error.
 */
function validAddress(sent: AddressDraft): AddressDraft {
  const draft: AddressDraft = {
    address_label: oneLine(sent.address_label),
    full_name: oneLine(sent.full_name),
    s_mobile_no: sent.s_mobile_no.trim(),
    address: sent.address.trim(),
    pincode: sent.pincode.trim(),
    city: oneLine(sent.city),
    state: oneLine(sent.state),
  };
  const [error] = addressErrors(draft);
  if (error) throw new HttpError(400, error.message);
  return draft;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
