import type { ShopDatabase } from 'provider/database/database';
import { STAFF_ROLES } from 'provider/database/desk-tables';
import { addStaff, listStaff, removeStaff } from 'provider/staff/staff-store';
import { readPhone } from 'shared-contracts/customer/phone';
import { indiaTime } from 'shared-contracts/operator/india-time';
import { tableLines } from './print-table.ts';
import { Refusal } from './refusal.ts';

export interface StaffOptions {
  role?: string;
}

/** `staff list`: who may log in at the owner's desk. */
export async function staffList(db: ShopDatabase): Promise<string[]> {
  const staff = await listStaff(db);
  if (staff.length === 0) return ['No staff. Nobody can log in at the desk.'];
  return tableLines([
    ['Phone', 'Role', 'Since'],
    ...staff.map(({ phone, role, since }) => [String(phone), role, indiaTime(since)]),
  ]);
}

/** `staff add <phone> --role owner|packer`: also changes the role of a member of the staff. */
export async function staffAdd(
  db: ShopDatabase,
  typed: string,
  { options, now }: { options: StaffOptions; now: Date },
): Promise<string[]> {
  const phone = phoneOf(typed);
  const role = STAFF_ROLES.find((one) => one === options.role);
  if (!role) throw new Refusal('DESK-2', `A role is one of ${STAFF_ROLES.join(', ')}: --role owner`);
  await addStaff(db, { phone, role, now });
  return [`${phone} may log in at the desk as ${role}.`];
}

/** `staff remove <phone>`: ends the sessions, too. */
export async function staffRemove(db: ShopDatabase, typed: string, now: Date): Promise<string[]> {
  const phone = phoneOf(typed);
  if (!(await removeStaff(db, phone, now))) throw new Refusal('DESK-2', `${phone} is not of the staff.`);
  return [`${phone} can no longer log in at the desk, and is logged out.`];
}

function phoneOf(typed: string): number {
  const { phone, problem } = readPhone(typed);
  if (phone === undefined) throw new Refusal('DESK-2', problem);
  return Number(phone);
}
