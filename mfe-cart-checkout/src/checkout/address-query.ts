import { getAddress, getAddresses } from 'shared-contracts/address/endpoints';
import { endpointQuery } from 'shared-contracts/http';

/** It is requested at each visit, because the address may have been changed or deleted in the profile. */
export const addressQuery = (address_label: string) => ({
  ...endpointQuery(getAddress, { query: { address_label } }),
  staleTime: 0,
});

/** All saved addresses, for a checkout without the account's address book. */
export const savedAddressesQuery = { ...endpointQuery(getAddresses, {}), staleTime: 0 };
