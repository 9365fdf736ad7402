import { buildErrors } from 'releases/gate/check-build';
import type { CheckedBuild } from 'releases/gate/rules/rule';
import { type LiveReleases, readLiveOrNothing } from 'releases/registry/log/live-releases';
import { readStoredReleases } from 'releases/registry/released-set';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { type Release, readRelease } from 'releases/registry/store/release-manifest';
import { indiaTime } from 'shared-contracts/operator/india-time';
import {
  checkoutProviderErrors,
  liveProvider,
  liveProviderErrors,
  type ProviderFindings,
} from '../builds/provider-contract.ts';
import { step } from '../console/progress.ts';
import { packageOf, packagesOf } from '../console/workspace.ts';
import { distFolder, originErrors, wouldBeRolledBack } from './build-origin.ts';
import { withLowPriority } from './low-priority.ts';
import type { Overrules } from './release-arguments.ts';
import { suiteErrors, tryBuilds } from './tried-builds.ts';

/** Number of sentences shown about the behaviour of builds in a shop: the first ones name the cause. */
const MOST_REASONS = 5;

export interface CheckedRelease {
  /** Reasons to refuse it, each one sentence. */
  reasons: string[];
  /** Checks that were left out, each with its reason, for the log. */
  without: string[];
  /** What was live while it was checked. */
  seen: Record<string, string>;
}

/**
 * Checks builds before they go live beside the live releases. Into an empty registry only the builds themselves are checked: no
 * shopper can be hurt yet, and a first start must be quick (decision 081).
 */
export async function checkRelease(
  root: string,
  registry: string,
  ids: readonly string[],
  overrules: Overrules,
  stop: AbortSignal,
): Promise<CheckedRelease> {
  const before = await readLiveOrNothing(registry);
  if (before.live.shell === undefined && !packagesOf(root).includes('shell')) {
    const reason = `No shell is live in ${registry}, and this checkout has none: name the folder of the shop with SHOP_DATA.`;
    return { reasons: [reason], without: [], seen: { ...before.live } };
  }
  const { from } = overrules;
  const builds = await buildsToCheck(root, registry, ids, before, from);
  const isFirst = before.serial === 0;
  // First: while this process reads the builds, it is too busy to handle a response.
  const provider = isFirst ? NOTHING_FOUND : await providerErrors(root, registry, builds, overrules.live);
  const [errors, origins, suites] = await Promise.all([
    step('Read the builds', () => Promise.all(builds.map(buildErrors))),
    isFirst || from !== undefined ? [] : Promise.all(ids.map((id) => originOf(root, id, before, overrules))),
    isFirst || from !== undefined || overrules['without-tests'] !== undefined
      ? []
      : suiteErrors(root, ids.map(packageOf), stop),
  ]);
  const reasons = [...origins.flat(), ...errors.flat(), ...provider.reasons, ...suites];
  // Builds that are refused already are not tried.
  if (!isFirst && reasons.length === 0) {
    const candidates = new Map(builds.map(({ id, folder }) => [id, folder]));
    const shellFolder = builds[0]?.shellFolder ?? '';
    const settings = {
      isBrowserLeftOut: overrules['without-browser'] !== undefined,
      isForced: overrules.force !== undefined,
      liveProvider: await liveProvider(registry, overrules.live),
    };
    const found = await withLowPriority(() =>
      tryBuilds(root, { registry, candidates, shellFolder }, settings, stop),
    );
    reasons.push(...found.slice(0, MOST_REASONS));
  }
  return {
    reasons,
    without: [
      ...Object.entries(overrules)
        .filter(([name]) => name.startsWith('without-'))
        .map(([name, reason]) => `${name.replace('without-', '')}: ${reason}`),
      ...(from === undefined ? [] : [`sources and tests: built outside this checkout, in ${from}`]),
      ...provider.without,
    ],
    seen: { ...before.live },
  };
}

/** What the gate finds by reading builds, without trying them. @param from folder of the `release.json` of a build made elsewhere */
export async function readingErrors(
  root: string,
  registry: string,
  ids: readonly string[],
  from: string | undefined,
): Promise<string[]> {
  const builds = await buildsToCheck(root, registry, ids, await readLiveOrNothing(registry), from);
  return (await Promise.all(builds.map(buildErrors))).flat();
}

const NOTHING_FOUND: ProviderFindings = { reasons: [], without: [] };

/** Compares the builds with the live provider, and the live releases with the checkout's provider, beside which the builds are tried. */
async function providerErrors(
  root: string,
  registry: string,
  builds: readonly CheckedBuild[],
  live: string | undefined,
): Promise<ProviderFindings> {
  const releases = await Promise.all(builds.map(({ folder }) => readRelease(folder).catch(() => undefined)));
  const found = await liveProviderErrors(
    registry,
    releases.filter((release) => release !== undefined),
    live,
  );
  return { ...found, reasons: [...found.reasons, ...(await checkoutProviderErrors(root, registry))] };
}

async function buildsToCheck(
  root: string,
  registry: string,
  ids: readonly string[],
  { live, history }: LiveReleases,
  from: string | undefined,
): Promise<CheckedBuild[]> {
  const others = Object.entries(live).filter(([id]) => !ids.includes(id));
  const staying = await readStoredReleases(registry, others);
  const previous = await readStoredReleases(
    registry,
    others.flatMap(([id, hash]) => beforeThat(id, hash, history)),
  );
  const folders = ids.map((id) => ({ id, folder: from ?? distFolder(root, id) }));
  const together = await Promise.all(
    folders.map(async ({ id, folder }) => ({
      id,
      release: await readRelease(folder).catch(() => undefined),
    })),
  );
  const shellFolder = ids.includes('shell')
    ? distFolder(root, 'shell')
    : live.shell && releaseFolder(registry, 'shell', live.shell);
  return folders.map(({ id, folder }) => ({
    id,
    folder,
    others: [
      ...staying,
      ...together.flatMap((each): Release[] => (each.id === id || !each.release ? [] : [each.release])),
    ],
    shellFolder,
    previous,
  }));
}

/** The release to which a rollback of a live one would return. */
function beforeThat(id: string, hash: string, history: LiveReleases['history']): [string, string][] {
  const earlier = (history[id] ?? []).filter((each) => each.hash !== hash && each.rolledBackAt === undefined);
  const last = earlier.at(-1);
  return last ? [[id, last.hash]] : [];
}

async function originOf(
  root: string,
  id: string,
  before: LiveReleases,
  overrules: Overrules,
): Promise<string[]> {
  const name = packageOf(id);
  if (!packagesOf(root).includes(name)) return [`There is no ${name} in this checkout.`];
  const reasons = await originErrors(root, name);
  const hash = before.live[id];
  const live = before.history[id]?.findLast((each) => each.hash === hash);
  const mayReplace = overrules.replace !== undefined && hash?.startsWith(overrules.replace) === true;
  if (live && !mayReplace && (await wouldBeRolledBack(root, name, live.commit))) {
    const by = live.by === undefined ? '' : ` by ${live.by}`;
    reasons.push(
      `${id}: ${live.hash} is live, published ${indiaTime(live.at)}${by} from commit ${live.commit?.slice(0, 12)}, which this checkout does not contain. Publishing would roll it back: pull first, or name it with --replace ${live.hash}.`,
    );
  }
  return reasons;
}
