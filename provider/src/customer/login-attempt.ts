import { createHash } from 'node:crypto';

export interface LoginAttempt {
  customer_id: number;
  /** Network address. */
  origin: string;
  /** The random id of the shopper's device. A client may lack one. */
  device?: string | undefined;
  /** Where the code is valid: at the owner's desk (DESK-3), by default in the shop. */
  door?: 'desk';
}

/** Prefix of the desk's codes and limits, which keeps them apart from those of the shop. */
export const DESK = 'desk ';

/** Identifies the client that a code belongs to (LOGIN-22): by its device, else by its network address. */
export function askerOf({ device, origin, door }: LoginAttempt): string {
  const client = device === undefined ? `address ${origin}` : `device ${deviceHash(device)}`;
  return door === 'desk' ? DESK + client : client;
}

/** Devices are stored as hashes, so that a stolen database does not allow posing as a known device. */
export function deviceHash(device: string): string {
  return createHash('sha256').update(device).digest('hex');
}
