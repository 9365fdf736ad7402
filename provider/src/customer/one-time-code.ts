import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** LOGIN-9; longer at the desk, where money can be paid back (DESK-3). Codes are sent as numbers, so they never begin with a zero. */
const DIGITS = { shop: 4, desk: 6 };
/** About 30 ms and 16 MB per hash. A stolen database alone cannot be brute-forced: the pepper is stored elsewhere. */
const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const HASH_BYTES = 32;

export interface CodeHash {
  salt: string;
  hash: string;
}

/** The hash that is compared if there is no code. No code has it. */
export const NO_CODE: CodeHash = { salt: '0'.repeat(32), hash: '0'.repeat(2 * HASH_BYTES) };

export function newCode(door: keyof typeof DIGITS = 'shop'): number {
  return randomInt(10 ** (DIGITS[door] - 1), 10 ** DIGITS[door]);
}

export async function hashCode(code: number, pepper: string): Promise<CodeHash> {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: (await slowHash(code, salt, pepper)).toString('hex') };
}

export async function isRightCode(code: number, { salt, hash }: CodeHash, pepper: string): Promise<boolean> {
  return timingSafeEqual(await slowHash(code, salt, pepper), Buffer.from(hash, 'hex'));
}

function slowHash(code: number, salt: string, pepper: string): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(`${code}${pepper}`, salt, HASH_BYTES, COST, (error, hash) =>
    error ? reject(error) : resolve(hash),
  );
  return promise;
}
