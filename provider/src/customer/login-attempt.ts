import { createHash } from 'node:crypto';

export interface LoginAttempt {
  customer_id: number;
  /** Network address. */
  origin: string;
  /** The id that the shopper's device made for itself; a client may lack one. */
  device?: string | undefined;
}

/** The client that a code belongs to (LOGIN-22): its device, and without one its network address. */
export function askerOf({ device, origin }: LoginAttempt): string {
  return device === undefined ? `address ${origin}` : `device ${deviceHash(device)}`;
}

/** Devices are stored hashed: a thief of the database must not be able to pose as a known device. */
export function deviceHash(device: string): string {
  return createHash('sha256').update(device).digest('hex');
}
