import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attestation } from 'operate/builds/attestations';
import { withTemporaryFolder } from 'operate/console/temporary-folder';
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

/** The checks that read the sources without running them, except for `expressionCheck`. */
export function sourceChecks(root: string, packages?: readonly string[]): Check[] {
  return [
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

/** Takes half a minute in a new checkout, because each expression is proven once. */
export function expressionCheck(root: string): Check {
  return errorCheck('regular expressions', () => expressionErrors(root));
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

/**
 * One check for all packages whose `tsconfig.json` has the same options: a single program reads and checks the files that they share only
 * once. A global declaration of one package then holds for all, so `npm run test:all` also checks each package by itself.
 */
export function typeChecks(root: string, packages: readonly string[] = packagesOf(root)): Check[] {
  const typed = packages.toSorted().filter((name) => existsSync(join(root, name, 'tsconfig.json')));
  const groups = Map.groupBy(typed, (name) => JSON.stringify(readConfiguration(root, name).compilerOptions));
  return Array.from(groups.values(), (names) => ({
    name: `types of ${names.join(', ')}`,
    run: async (stop) => {
      const passes = await Promise.all(names.map((name) => attestation(root, name, 'types')));
      const result = resultOfTool(await runTypeScript(root, names, stop));
      if (result.counts.failed === 0) await Promise.all(passes.map((pass) => pass()));
      return result;
    },
  }));
}

interface Configuration {
  compilerOptions?: object;
  include?: string[];
}

function readConfiguration(root: string, name: string): Configuration {
  return JSON.parse(readFileSync(join(root, name, 'tsconfig.json'), 'utf8'));
}

/** @param names packages with the same options */
async function runTypeScript(root: string, names: readonly string[], stop: AbortSignal) {
  return withTemporaryFolder(async (folder) => {
    const [first = ''] = names;
    const project = join(folder, 'tsconfig.json');
    const include = names.flatMap((name) =>
      (readConfiguration(root, name).include ?? []).map((pattern) => join(root, name, pattern)),
    );
    const typeRoots = [join(root, first, 'node_modules/@types')];
    await writeFile(
      project,
      JSON.stringify({
        extends: join(root, first, 'tsconfig.json'),
        include,
        compilerOptions: { typeRoots },
      }),
    );
    // With several threads, tsc takes twice the processor time, and two checks run at the same time anyway.
    return runPnpm(['exec', 'tsc', '--singleThreaded', '--project', project], { folder: root, stop });
  });
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

function errorCheck(name: string, errorsOf: () => Promise<string[]>): Check {
  return {
    name,
    run: async () => {
      const errors = await errorsOf();
      return { counts: errors.length === 0 ? PASSED : FAILED, output: errors.join('\n') };
    },
  };
}
