import type { Selectable } from 'kysely';
import type { Address } from 'shared-contracts/address';
import {
  type AddressDraft,
  DELIVERY_COUNTRY,
  labelInUseMessage,
  labelKey,
  MAX_ADDRESSES,
} from 'shared-contracts/address/rules';
import { lockCustomer } from '../customer/customer-store.ts';
import type { ShopDatabase } from '../database/database.ts';
import type { CustomerAddressTable } from '../database/tables.ts';
import { type ShopTransaction, withTransaction } from '../database/with-transaction.ts';
import { HttpError } from '../http/http-error.ts';

export interface AddressKey {
  customer_id: number;
  address_label: string;
}

type AddressRow = Selectable<CustomerAddressTable>;

/** In the order in which they were added. */
export async function readAddresses(db: ShopDatabase, customer_id: number): Promise<Address[]> {
  const rows = await db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .orderBy('address_id')
    .execute();
  const defaultId = defaultOf(rows)?.address_id;
  return rows.map((row) => addressResponse(row, row.address_id === defaultId));
}

/** @throws {HttpError} 404 for a label that the customer does not have. */
export async function readAddress(
  db: ShopDatabase,
  { customer_id, address_label }: AddressKey,
): Promise<Address> {
  const key = labelKey(address_label);
  const addresses = await readAddresses(db, customer_id);
  const found = addresses.find((one) => labelKey(one.address_label) === key);
  if (!found) throw notFound();
  return found;
}

/**
 * @throws {HttpError} 409 for a label that is in use, and for an address too many.
 */
export async function addAddress(
  db: ShopDatabase,
  customer_id: number,
  draft: AddressDraft,
): Promise<Address> {
  return await withTransaction(db, async (trx) => {
    await lockCustomer(trx, customer_id);
    const added = await trx
      .insertInto('customer_address')
      .values({ ...draft, customer_id, label_key: labelKey(draft.address_label), choice: 0 })
      .onConflict((conflict) => conflict.columns(['customer_id', 'label_key']).doNothing())
      .returning('address_id')
      .executeTakeFirst();
    if (!added) throw labelInUse(draft.address_label);
    // Counted after the insert, which is rolled back if there is now one too many.
    const addresses = await readAddresses(trx, customer_id);
    if (addresses.length > MAX_ADDRESSES)
      throw new HttpError(
        409,
        `You can save at most ${MAX_ADDRESSES} addresses. Please delete one to add another.`,
      );
    return await readAddress(trx, { customer_id, ...draft });
  });
}

/**
 * Replaces the address with the label `key`. A changed label renames it.
 * @throws {HttpError} 404 for a label that the customer does not have; 409 for a new label that is in use.
 */
export async function changeAddress(
  db: ShopDatabase,
  { customer_id, address_label }: AddressKey,
  draft: AddressDraft,
): Promise<Address> {
  const oldKey = labelKey(address_label);
  const newKey = labelKey(draft.address_label);
  return await withTransaction(db, async (trx) => {
    await lockCustomer(trx, customer_id);
    const changed = await trx
      .updateTable('customer_address')
      .set({ ...draft, label_key: newKey })
      .where('customer_id', '=', customer_id)
      .where('label_key', '=', oldKey)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('customer_address as other')
              .select('other.address_id')
              .where('other.customer_id', '=', customer_id)
              .where('other.label_key', '=', newKey)
              .where('other.label_key', '<>', oldKey),
          ),
        ),
      )
      .returning('address_id')
      .executeTakeFirst();
    if (!changed) throw await whyUnchanged(trx, { customer_id, address_label }, draft.address_label);
    return await readAddress(trx, { customer_id, address_label: draft.address_label });
  });
}

/** @throws {HttpError} 404 for a label that the customer does not have. */
export async function chooseDefault(db: ShopDatabase, key: AddressKey): Promise<Address> {
  return await withTransaction(db, async (trx) => {
    await lockCustomer(trx, key.customer_id);
    await trx
      .updateTable('customer_address')
      .set(({ selectFrom }) => ({
        choice: selectFrom('customer_address as own')
          .select((own) => own(own.fn.max('own.choice'), '+', 1).as('next'))
          .where('own.customer_id', '=', key.customer_id),
      }))
      .where('customer_id', '=', key.customer_id)
      .where('label_key', '=', labelKey(key.address_label))
      .execute();
    return await readAddress(trx, key);
  });
}

/** @throws {HttpError} 404 for a label that the customer does not have. */
export async function removeAddress(
  db: ShopDatabase,
  { customer_id, address_label }: AddressKey,
): Promise<void> {
  const removed = await withTransaction(db, (trx) =>
    trx
      .deleteFrom('customer_address')
      .where('customer_id', '=', customer_id)
      .where('label_key', '=', labelKey(address_label))
      .returning('address_id')
      .executeTakeFirst(),
  );
  if (!removed) throw notFound();
}

/** The address that was last chosen as the default; the oldest one if none was chosen, or the chosen ones have been deleted. */
function defaultOf(rows: readonly AddressRow[]): AddressRow | undefined {
  const latest = Math.max(...rows.map(({ choice }) => choice));
  return rows.find(({ choice }) => choice === latest);
}

function addressResponse(
  { address_id: _id, customer_id: _customer, label_key: _key, choice: _choice, ...row }: AddressRow,
  is_default: boolean,
): Address {
  return { ...row, country: DELIVERY_COUNTRY, is_default };
}

async function whyUnchanged(trx: ShopTransaction, key: AddressKey, newLabel: string): Promise<HttpError> {
  await readAddress(trx, key);
  return labelInUse(newLabel);
}

function labelInUse(label: string): HttpError {
  return new HttpError(409, labelInUseMessage(label));
}

function notFound(): HttpError {
  return new HttpError(404, 'This address does not exist.');
}
