import type { ShopTransaction } from '../database/with-transaction.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/**
 * LOGIN-23. Milliseconds between two places of the line. This gives 2,880 codes a day, which bounds guessing over all phones once the
 * free codes of a day are used up (decision 142).
 */
const PLACE_INTERVAL = 30 * SECOND;
/** Milliseconds for which a place stays valid after its time. */
const PLACE_KEPT = 5 * MINUTE;
/** Milliseconds. A longer line gives no more places, because a place in six hours helps nobody. */
const LONGEST_LINE = 60 * MINUTE;

interface Newcomer {
  /** Network address. It can hold only one place at a time, so that a few addresses cannot fill the line. */
  origin: string;
  /** Whether it has no unused code of today. Every second place is reserved for such addresses, so those who fill the line wait. */
  isFirst: boolean;
}

/**
 * Milliseconds until an address's turn. It gets a place in the line unless it has one. Returns 0 when its turn has come, which uses
 * the place up.
 */
export async function waitInLine(
  trx: ShopTransaction,
  { origin, isFirst }: Newcomer,
  now: Date,
): Promise<number> {
  const time = now.getTime();
  // A place beyond the longest line comes from before the clock was set back.
  await trx
    .deleteFrom('waiting_place')
    .where((eb) =>
      eb.or([eb('slot', '<', slotOf(time - PLACE_KEPT)), eb('slot', '>', slotOf(time + LONGEST_LINE))]),
    )
    .execute();
  const held = await trx
    .selectFrom('waiting_place')
    .select('slot')
    .where('origin', '=', origin)
    .executeTakeFirst();
  if (held && timeOf(held.slot) > time) return timeOf(held.slot) - time;
  if (held) {
    await trx.deleteFrom('waiting_place').where('slot', '=', held.slot).execute();
    return 0;
  }
  const slot = await firstFreeSlot(trx, slotOf(time) + 1, isFirst);
  const wait = timeOf(slot) - time;
  if (wait > LONGEST_LINE) return LONGEST_LINE;
  await trx.insertInto('waiting_place').values({ slot, origin }).execute();
  return wait;
}

async function firstFreeSlot(trx: ShopTransaction, earliest: number, isFirst: boolean): Promise<number> {
  const rows = await trx.selectFrom('waiting_place').select('slot').where('slot', '>=', earliest).execute();
  const taken = new Set(rows.map(({ slot }) => slot));
  let slot = earliest;
  while (taken.has(slot) || (!isFirst && slot % 2 === 0)) slot += 1;
  return slot;
}

function slotOf(time: number): number {
  return Math.floor(time / PLACE_INTERVAL);
}

function timeOf(slot: number): number {
  return slot * PLACE_INTERVAL;
}
