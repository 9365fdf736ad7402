import { catalogueTables } from './001-catalogue.ts';
import { customerTables } from './002-customer.ts';
import { cartTables } from './003-cart.ts';
import { shelfTables } from './004-shelf.ts';
import { addressTable } from './005-address.ts';
import { orderTables } from './006-order.ts';
import { paymentTables } from './007-payment.ts';
import { refundStates } from './008-refund.ts';
import { loginDevices } from './009-login-devices.ts';
import { seededCatalogues } from './010-seeded-catalogues.ts';
import { largeShops } from './011-large-shops.ts';
import { shortlistTable } from './012-shortlist.ts';
import { samples } from './013-samples.ts';
import { keysOfAdds } from './014-keys-of-adds.ts';
import type { Migration } from './migration.ts';

/** In the order in which they run; a new migration is appended. */
export const migrations: readonly Migration[] = [
  catalogueTables,
  customerTables,
  cartTables,
  shelfTables,
  addressTable,
  orderTables,
  paymentTables,
  refundStates,
  loginDevices,
  seededCatalogues,
  largeShops,
  shortlistTable,
  samples,
  keysOfAdds,
];
