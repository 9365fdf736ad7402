import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

type Callback = (error: Error | null, hash: Buffer) => void;

/**
 * Replaces the slow hash of login codes until the test ends, and counts its calls. Node's function is replaced, not the module that calls it,
 * because test files share their modules.
 */
export function fastHash() {
  const hash = vi.spyOn(crypto, 'scrypt').mockImplementation((...given: unknown[]) => {
    const [password, salt, length] = given;
    const digest = createHash('sha256').update(`${password} ${salt}`).digest();
    (given.at(-1) as Callback)(null, digest.subarray(0, Number(length)));
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    hash.mockRestore();
    syncBuiltinESMExports();
  });
  return hash;
}
