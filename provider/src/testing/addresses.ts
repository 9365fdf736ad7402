import type { AddressDraft } from 'shared-contracts/address/rules';

export const HOME: AddressDraft = {
  address_label: 'Home',
  full_name: 'Asha Rao',
  s_mobile_no: '9876543210',
  address: '12, Temple Road\nV. V. Mohalla',
  pincode: '570001',
  city: 'Mysuru',
  state: 'Karnataka',
};
