import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { attestation } from 'operate/builds/attestations';
import { packagesOf } from 'operate/console/workspace';
import { runPnpm } from 'operate/processes/child-process';
import { type Check, FAILED, PASSED, resultOfTool } from './check.ts';
import { recordErrors } from './decision-records.ts';
import { documentErrors } from './documented-names.ts';
import { sizeErrors } from './file-sizes.ts';
import { expressionErrors } from './linear-expressions.ts';
import { operationsErrors } from './operations.ts';
import { ownerErrors } from './owners.ts';
import { roomErrors } from './rooms.ts';
import { ruleErrors } from './rules.ts';

/** The checks that read the sources and run none of them. */
export function sourceChecks(root: string, packages?: readonly string[]): Check[] {
  return [
    // It takes longest, on one core.
    errorCheck('regular expressions', () => expressionErrors(root)),
    formatCheck(root),
    lintCheck(root),
    unusedCodeCheck(root),
    ...typeChecks(root, packages),
    errorCheck('rules', () => ruleErrors(root)),
    errorCheck('decision records', () => recordErrors(root)),
    errorCheck('owners', () => ownerErrors(root)),
    errorCheck('file sizes', () => sizeErrors(root)),
    errorCheck('rooms', () => roomErrors(root)),
    errorCheck('names in the documents', () => documentErrors(root)),
    errorCheck('operations', () => operationsErrors(root)),
  ];
}

export function formatCheck(root: string): Check {
  return biomeCheck('format', root, ['format']);
}

/** Lint, with the import directions, and the order of imports. */
export function lintCheck(root: string): Check {
  return biomeCheck('lint', root, ['check', '--formatter-enabled=false', '--error-on-warnings']);
}

function biomeCheck(name: string, root: string, args: string[]): Check {
  return {
    name,
    run: async (stop) => resultOfTool(await runPnpm(['exec', 'biome', ...args, '.'], { folder: root, stop })),
  };
}

/** In several threads, tsc takes twice the processor time, and several packages are checked at a time anyway. */
const TYPECHECK = ['run', 'typecheck', '--singleThreaded'] as const;

/** One check for each of the packages. */
export function typeChecks(root: string, packages: readonly string[] = packagesOf(root)): Check[] {
  return packages
    .toSorted()
    .filter((name) => existsSync(join(root, name, 'tsconfig.json')))
    .map((name) => ({
      name: `types of ${name}`,
      run: async (stop) => {
        const pass = await attestation(root, name, 'types');
        const result = resultOfTool(await runPnpm([...TYPECHECK], { folder: join(root, name), stop }));
        if (result.counts.failed === 0) await pass();
        return result;
      },
    }));
}

/** Unused files, exports and dependencies (`knip.ts`). */
function unusedCodeCheck(root: string): Check {
  return {
    name: 'unused code',
    run: async (stop) =>
      resultOfTool(
        await runPnpm(['exec', 'knip', '--no-progress', '--treat-config-hints-as-errors'], {
          folder: root,
          stop,
        }),
      ),
  };
}

/** A check that passes where `errorsOf` finds nothing to report. */
function errorCheck(name: string, errorsOf: () => Promise<string[]>): Check {
  return {
    name,
    run: async () => {
      const errors = await errorsOf();
      return { counts: errors.length === 0 ? PASSED : FAILED, output: errors.join('\n') };
    },
  };
}
