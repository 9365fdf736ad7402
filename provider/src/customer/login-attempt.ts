import { createHash } from 'node:crypto';

export interface LoginAttempt {
  customer_id: number;
  /** Network address. */
  origin: string;
  /** The id that the shopper's device made for itself; a client may lack one. */
  device?: string | undefined;
  /** Where the code is good: at the owner's desk (DESK-3), and otherwise in the shop. */
  door?: 'desk';
}

/** What the codes and limits of the desk begin with, so that those of the shop are others. */
export const DESK = 'desk ';

/** The client that a code belongs to (LOGIN-22): its device, and without one its network address. */
export function askerOf({ device, origin, door }: LoginAttempt): string {
  const client = device === undefined ? `address ${origin}` : `device ${deviceHash(device)}`;
  return door === 'desk' ? DESK + client : client;
}

/** Devices are stored hashed: a thief of the database must not be able to pose as a known device. */
export function deviceHash(device: string): string {
  return createHash('sha256').update(device).digest('hex');
}
