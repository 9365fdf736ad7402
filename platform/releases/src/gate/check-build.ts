import { isRemote, type Release, readRelease } from '../registry/store/release-manifest.ts';
import { ReleaseRefused } from '../registry/store/release-refused.ts';
import { Build } from './rules/build.ts';
import { PACKAGE_RULES, RELEASE_FILE } from './rules/package-rules.ts';
import { OPENED_RULES, REMOTE_RULES } from './rules/remote-rules.ts';
import { type CheckedBuild, type Rule, refusedBy } from './rules/rule.ts';
import { SCRIPT_RULES } from './rules/script-rules.ts';

/**
 * Checks what a build *is*, without running it in a shop: its files, its claims, its scripts.
 * @returns one sentence for each reason to refuse it, with the id of the rule at its end
 */
export async function buildErrors(build: CheckedBuild): Promise<string[]> {
  const release = await readRelease(build.folder).catch(refusal);
  if (release instanceof ReleaseRefused) return refusedBy(RELEASE_FILE, release.reasons);
  if (release.id !== build.id) {
    const reason = `This build says that it is ${release.id}, and it was to be published as ${build.id}.`;
    return refusedBy(RELEASE_FILE, [reason]);
  }
  const reasons = await broken(PACKAGE_RULES, { folder: build.folder, release }, build);
  if (isRemote(release)) reasons.push(...(await remoteErrors(new Build(build.folder, release), build)));
  return [...new Set(reasons)];
}

function refusal(error: unknown): ReleaseRefused {
  if (error instanceof ReleaseRefused) return error;
  throw error;
}

async function remoteErrors(build: Build, beside: CheckedBuild): Promise<string[]> {
  const reasons = await broken([...SCRIPT_RULES, ...REMOTE_RULES], build, beside);
  // A build that is refused already is not opened.
  return reasons.length > 0 ? reasons : broken(OPENED_RULES, build, beside);
}

async function broken<Tested extends { release: Release }>(
  rules: readonly Rule<Tested>[],
  tested: Tested,
  beside: CheckedBuild,
): Promise<string[]> {
  const reasons: string[] = [];
  for (const rule of rules) reasons.push(...refusedBy(rule, await rule.test(tested, beside)));
  return reasons;
}
