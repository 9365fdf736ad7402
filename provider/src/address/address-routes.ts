import * as endpoints from 'shared-contracts/address/endpoints';
import { type AddressDraft, addressErrors, addressLines, readPincode } from 'shared-contracts/address/rules';
import { readPhone } from 'shared-contracts/customer/phone';
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
    // The response that the contract requires for an empty address book.
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
 * Validates an address and normalises it for storage: trimmed, with the digits of phone and pincode. Only the address itself
 * may have several lines (API-124).
 * @throws {HttpError} 400 with the first validation error.
 */
function validAddress({
  address_label,
  full_name,
  address,
  city,
  state,
  ...sent
}: AddressDraft): AddressDraft {
  const texts = { address_label, full_name, address: address.trim(), city, state };
  const draft = { ...texts, s_mobile_no: sent.s_mobile_no.trim(), pincode: sent.pincode.trim() };
  const [error] = addressErrors(draft);
  if (error) throw new HttpError(400, error.message);
  return {
    address_label: addressLines(address_label),
    full_name: addressLines(full_name),
    s_mobile_no: readPhone(draft.s_mobile_no).phone ?? draft.s_mobile_no,
    address: addressLines(address),
    pincode: readPincode(draft.pincode) ?? draft.pincode,
    city: addressLines(city),
    state: addressLines(state),
  };
}
