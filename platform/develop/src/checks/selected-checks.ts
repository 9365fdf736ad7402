import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { CommandFailure } from 'operate/console/command-failure';
import { say } from 'operate/console/progress';
import { packagesOf, remoteId } from 'operate/console/workspace';
import { browserJourneys, onCluster } from './browser-journeys.ts';
import { changedPackages } from './changed-packages.ts';
import type { Check } from './check.ts';
import { HAS_POSTGRES, OF_TEST_ALL, packageTests, WHOLE_SUITE } from './package-tests.ts';
import { expressionCheck, sourceChecks, typeChecks } from './source-checks.ts';

/** The package of the journeys. They need a running shop, so Playwright runs them. */
const JOURNEYS = 'e2e';

/**
 * What is left to `npm run test:all`: journeys without the tag `@core`, and the phone run of journeys that have both widths. A pattern
 * is matched against a journey's project, file, titles and tags.
 */
const LEFT_TO_TEST_ALL = String.raw`^(?!.*@core\b)|^phone (?!\S*\.phone\.spec\.ts )`;
/** What only `npm run test:matrix` runs. */
const MATRIX = '@matrix';

export function checksWithoutBrowser(root: string): Check[] {
  return [
    expressionCheck(root),
    ...sourceChecks(root),
    ...packageTests(root, packagesOf(root).filter(hasSuite)),
  ];
}

/** The checks of `npm run test:all`: all that `npm test` leaves out, except for the matrix. */
export function checksOfTestAll(root: string): Check[] {
  return [
    expressionCheck(root),
    ...packagesOf(root).flatMap((name) => typeChecks(root, [name])),
    ...packageTests(root, packagesOf(root).filter(hasSuite), OF_TEST_ALL),
    browserJourneys(root, ['--grep', LEFT_TO_TEST_ALL, '--grep-invert', MATRIX]),
    ...(canRunCluster() ? [browserJourneys(root, OF_CLUSTER, undefined, onCluster)] : []),
  ];
}

/** A new customer's order, which is run on two edge servers and two providers. */
const OF_CLUSTER = ['journeys/purchase/new-customer.phone.spec.ts'];

function canRunCluster(): boolean {
  const isInstalled = HAS_POSTGRES && spawnSync('haproxy', ['-v']).status === 0;
  if (!isInstalled) say('Left out: a journey in a cluster. It needs the packages haproxy and postgresql.');
  return isInstalled;
}

/**
 * What the arguments of `npm test` choose:
 * - `mfe-catalog edge`: types and all tests of these packages, but for the matrix; with `e2e` their journeys too, and `e2e` alone is
 *   all journeys of `npm test`
 * - `mfe-catalog src/shop/shop-page.test.tsx -t "…"`: these tests alone; files and options go to Vitest
 * - `--changed`: the packages that a change touches against the branch `main`, and those that depend on them
 * @throws CommandFailure for a package that does not exist
 */
export async function selectedChecks(
  root: string,
  args: readonly string[],
  stop: AbortSignal,
): Promise<Check[]> {
  if (args.length === 0) {
    const packages = packagesOf(root);
    return checksOf(root, sourceChecks(root, packages), packages);
  }
  if (args[0] === '--changed') {
    const changed = await changedPackages(root, stop);
    return checksOf(root, sourceChecks(root, changed), changed);
  }
  const all = packagesOf(root);
  // `edge` is short for `platform/edge`.
  const packageOf = (arg: string) => all.find((name) => name === arg || basename(name) === arg);
  const end = args.findIndex((arg) => !packageOf(arg));
  const names = args.slice(0, end < 0 ? args.length : end).flatMap((arg) => packageOf(arg) ?? []);
  const selection = end < 0 ? [] : args.slice(end);
  const [first, ...others] = names;
  if (!first) {
    throw new CommandFailure(
      `There is no package "${args[0]}". Choose from: ${all.join(', ')}; or --changed.`,
    );
  }
  if (selection.length === 0) return checksOf(root, typeChecks(root, names), names, WHOLE_SUITE);
  if (others.length > 0) throw new CommandFailure('Files and options go with one package alone.');
  return hasSuite(first) ? packageTests(root, [first], selection) : [browserJourneys(root, selection)];
}

/** The tools, the suites of the packages, and the journeys if `e2e` is one of the packages. They come last, because browsers use both cores. */
function checksOf(
  root: string,
  tools: readonly Check[],
  packages: readonly string[],
  selection?: readonly string[],
): Check[] {
  const journeys = packages.includes(JOURNEYS)
    ? [browserJourneys(root, journeysOf(packages, packagesOf(root)))]
    : [];
  return [...tools, ...packageTests(root, packages.filter(hasSuite), selection), ...journeys];
}

/** Journeys need a running shop, and the examples are tested by journeys. */
function hasSuite(name: string): boolean {
  return name !== JOURNEYS && name !== 'examples';
}

/**
 * Arguments for Playwright that choose the journeys of `npm test` for these packages. A journey that only some remotes can break has
 * their tags, such as `@cart-checkout`; one without such a tag always runs. All run if one of the packages is not a remote.
 * @param all packages of the checkout
 */
export function journeysOf(packages: readonly string[], all: readonly string[]): string[] {
  const chosen = packages.filter((name) => name !== JOURNEYS);
  const left = [MATRIX, LEFT_TO_TEST_ALL];
  if (chosen.length > 0 && chosen.every(isRemote)) {
    left.push(`^(?!.*${tagsOf(chosen)}).*${tagsOf(all.filter(isRemote))}`);
  }
  return ['--grep-invert', left.join('|')];
}

function isRemote(name: string): boolean {
  return name.startsWith('mfe-');
}

function tagsOf(remotes: readonly string[]): string {
  return String.raw`@(?:${remotes.map(remoteId).join('|')})(?!\S)`;
}
