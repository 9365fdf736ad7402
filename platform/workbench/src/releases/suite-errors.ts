import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAttested } from '../checks/attestations.ts';
import type { Check } from '../checks/check.ts';
import { packageTests } from '../checks/package-tests.ts';
import { typeChecks } from '../checks/source-checks.ts';
import { step } from '../console/progress.ts';
import { remoteId } from '../console/workspace.ts';

/**
 * Packages whose types or tests fail. A check that `npm test` or `npm run verify` has made of these sources is not repeated; any
 * other one is made now.
 */
export async function suiteErrors(
  root: string,
  names: readonly string[],
  stop: AbortSignal,
): Promise<string[]> {
  const reasons: string[] = [];
  for (const name of names.filter((each) => existsSync(join(root, each, 'package.json')))) {
    const types = (await isAttested(root, name, 'types')) ? [] : typeChecks(root, [name]);
    const tests = (await isAttested(root, name, 'tests')) ? [] : packageTests(root, [name]);
    for (const check of types) if (await fails(check, stop)) reasons.push(sentence(name, 'types'));
    for (const check of tests) if (await fails(check, stop)) reasons.push(sentence(name, 'tests'));
  }
  return reasons;
}

async function fails(check: Check, stop: AbortSignal): Promise<boolean> {
  const { counts } = await step(`Check the ${check.name}`, () => check.run(stop));
  return counts.failed > 0;
}

function sentence(name: string, what: string): string {
  return `${remoteId(name)}: its ${what} fail. npm test -- ${name} shows where.`;
}
