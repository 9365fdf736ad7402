import { availableParallelism } from 'node:os';
import { CommandFailure } from '../console/command-failure.ts';
import { packagesOf } from '../console/workspace.ts';
import { browserJourneys } from './browser-journeys.ts';
import { changedPackages } from './changed-packages.ts';
import type { Check, Lane } from './check.ts';
import { packageTests } from './package-tests.ts';
import { sourceChecks, typeChecks } from './source-checks.ts';

/** Its tests need a running shop: Playwright runs them. */
const JOURNEYS = 'e2e';
/** Packages without tests: programs that measure. */
const WITHOUT_TESTS = 'laboratory';

/** The journeys that are about one remote, as files and folders of `e2e/`. A package that is not here needs all of them. */
const JOURNEYS_OF_REMOTES: Readonly<Record<string, readonly string[]>> = {
  'mfe-catalog': ['journeys/shop/', 'journeys/product/', 'journeys/choose-and-add', 'states/', 'hostile/'],
  'mfe-cart-checkout': ['journeys/cart-icon', 'journeys/choose-and-add', 'journeys/two-tabs'],
  'mfe-account': ['journeys/log', 'journeys/session', 'journeys/ended-session'],
  'mfe-inspiration': ['journeys/every-page'],
};

/** The journeys need more than one core, and wait often: the tools beside them take the other half of the cores. */
const HALF_OF_THE_CORES = Math.ceil(availableParallelism() / 2);

/** Every check of the project that needs neither a build nor a browser. */
export function checksWithoutBrowser(root: string): Lane {
  return { checks: [...sourceChecks(root), ...packageTests(root, packagesOf(root).filter(hasSuite))] };
}

/**
 * What the arguments of `npm test` choose:
 * - `mfe-catalog provider`: types and tests of these packages; with `e2e` their journeys too, and `e2e` alone is all journeys
 * - `mfe-catalog src/shop/shop-page.test.tsx -t "…"`: these tests alone; files and options go to Vitest
 * - `--changed`: the packages that a change touches against the branch `main`, and those that depend on them
 * @throws CommandFailure for a package that does not exist
 */
export async function selectedChecks(
  root: string,
  args: readonly string[],
  stop: AbortSignal,
): Promise<Lane[]> {
  if (args.length === 0) return lanes(root, sourceChecks(root), packagesOf(root));
  if (args[0] === '--changed') {
    const changed = await changedPackages(root, stop);
    return lanes(root, sourceChecks(root, changed), changed);
  }
  const all = packagesOf(root);
  const end = args.findIndex((arg) => !all.includes(arg));
  const names = end < 0 ? args : args.slice(0, end);
  const selection = end < 0 ? [] : args.slice(end);
  const [first, ...others] = names;
  if (!first) {
    throw new CommandFailure(
      `There is no package "${args[0]}". Choose from: ${all.join(', ')}; or --changed.`,
    );
  }
  if (selection.length === 0) return lanes(root, typeChecks(root, names), names);
  if (others.length > 0) throw new CommandFailure('Files and options go with one package alone.');
  return [
    { checks: hasSuite(first) ? packageTests(root, [first], selection) : [browserJourneys(root, selection)] },
  ];
}

/** The tools, then the suites of the packages; beside them the journeys, which take longest, if `e2e` is one of the packages. */
function lanes(root: string, tools: readonly Check[], packages: readonly string[]): Lane[] {
  const suites = packages.filter(hasSuite);
  if (!packages.includes(JOURNEYS)) return [{ checks: [...tools, ...packageTests(root, suites)] }];
  return [
    { checks: [browserJourneys(root, withoutMatrix(journeysOf(packages)))] },
    // With all cores the suites end before the journeys, whose browsers then have all of the machine.
    { checks: [...tools, ...packageTests(root, suites)], atATime: HALF_OF_THE_CORES },
  ];
}

function hasSuite(name: string): boolean {
  return name !== JOURNEYS && name !== WITHOUT_TESTS;
}

/** All journeys are an empty selection. */
export function journeysOf(packages: readonly string[]): string[] {
  const others = packages.filter((name) => name !== JOURNEYS);
  const files = others.map((name) => JOURNEYS_OF_REMOTES[name]);
  return files.every((own) => own !== undefined) ? [...new Set(files.flat())] : [];
}

function withoutMatrix(files: readonly string[]): string[] {
  return [...files, '--grep-invert', '@matrix'];
}
