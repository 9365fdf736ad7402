import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from '../console/workspace.ts';
import { sourceHash } from './source-hash.ts';

/** Checks that a gate requires before a release. */
export type Attested = 'types' | 'tests';

function attestationFile(root: string, name: string, what: Attested): string {
  return join(root, name, CACHE, `passed-${what}`);
}

/**
 * Takes the hash of a package's sources before its types or tests are checked.
 * @returns a function to call when they have passed; it records that hash
 */
export async function attestation(root: string, name: string, what: Attested): Promise<() => Promise<void>> {
  const sources = await sourceHash(root, name, true);
  return async () => {
    const file = attestationFile(root, name, what);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, sources);
  };
}

/** Whether that check has passed for the current sources, in `npm test` or `npm run verify`. */
export async function isAttested(root: string, name: string, what: Attested): Promise<boolean> {
  const passed = await readFile(attestationFile(root, name, what), 'utf8').catch(() => undefined);
  return passed === (await sourceHash(root, name, true));
}
