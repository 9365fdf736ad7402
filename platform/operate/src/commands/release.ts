import { join } from 'node:path';
import { PREVIEW_PATH } from 'edge/document/preview-banner';
import { beginCanary } from 'releases/registry/canary';
import { collectGarbage } from 'releases/registry/collect-garbage';
import { publishTogether, registerTogether } from 'releases/registry/publish';
import { rollback } from 'releases/registry/rollback';
import { bringUpToDate } from 'releases/registry/shared/bring-up-to-date';
import { previewToken } from 'releases/registry/signing/preview';
import { keyErrors } from 'releases/registry/signing/release-signature';
import { readTeams } from 'releases/registry/signing/teams';
import { contentHash } from 'releases/registry/store/content-hash';
import { ReleaseRefused } from 'releases/registry/store/release-refused';
import { tagSet } from 'releases/registry/tag-set';
import { addTeam, removeTeam } from 'releases/registry/team-changes';
import { indiaTime } from 'shared-contracts/operator/india-time';
import { finishRestore } from '../backups/restore.ts';
import { type SharedPlaces, tryBringUpToDate, withSharedPlaces } from '../builds/shared-places.ts';
import { type ShopSettings, shopSettings, teamKeysFolder } from '../console/env.ts';
import { say } from '../console/progress.ts';
import { runCommand } from '../console/run-command.ts';
import { ROOT } from '../console/workspace.ts';
import { distFolder } from '../releases/build-origin.ts';
import { promote, tellCanary, tellPublished, withdraw } from '../releases/canary-commands.ts';
import { type Overrules, type ReleaseCommand, releaseCommand } from '../releases/release-arguments.ts';
import type { ReportedFrame } from '../releases/reported-frame.ts';
import { pushReleases, shareReleases } from '../releases/share-releases.ts';
import { tellLog, tellStatus, tellTeams } from '../releases/tell-releases.ts';

type Rollback = Extract<ReleaseCommand, { action: 'rollback' }>;

/** Imports its modules only when called: a rollback must not wait for the parser and the test tools. */
async function checked(ids: readonly string[], registry: string, overrules: Overrules, stop: AbortSignal) {
  const { checkRelease } = await import('../releases/check-release.ts');
  return checkRelease(ROOT, registry, ids, overrules, stop);
}

/** Prints each reason; true when there is none. */
async function check(ids: readonly string[], registry: string, overrules: Overrules, stop: AbortSignal) {
  const { reasons } = await checked(ids, registry, overrules, stop);
  for (const reason of reasons) say(reason);
  if (reasons.length === 0) say(`${ids.join(', ')} may go live.`);
  return reasons.length === 0;
}

async function checkProvider(registry: string): Promise<boolean> {
  const { checkoutProviderErrors } = await import('../builds/provider-contract.ts');
  const reasons = await checkoutProviderErrors(ROOT, registry);
  for (const reason of reasons) say(reason);
  if (reasons.length === 0) say('The provider of this checkout serves what the live releases call.');
  return reasons.length === 0;
}

/** @param percent of visitors for a canary; without it the builds go live */
async function publishBuilds(
  { ids, overrules, percent }: { ids: readonly string[]; overrules: Overrules; percent?: number },
  registry: string,
  places: SharedPlaces,
  stop: AbortSignal,
) {
  await bringUpToDate(registry, places.shared, overrules.force !== undefined);
  // Checked before the builds are, which takes a while.
  const missingKeys = await keyErrors(await readTeams(registry), ids, teamKeysFolder);
  if (missingKeys.length > 0) throw new ReleaseRefused(missingKeys);
  const { reasons, without, seen } = await checked(ids, registry, overrules, stop);
  const { force } = overrules;
  if (reasons.length > 0 && force === undefined) {
    throw new ReleaseRefused([
      ...reasons,
      'Nothing was published. In an emergency: --force "why", which is logged.',
    ]);
  }
  for (const reason of reasons) say(`Overruled: ${reason}`);
  const notes = {
    ...places,
    why: force,
    seen,
    keysFolder: teamKeysFolder,
    without: [...without, ...reasons.map((reason) => `overruled: ${reason}`)],
  };
  const folders = ids.map((id) => overrules.from ?? distFolder(ROOT, id));
  if (percent === undefined) return tellPublished(await publishTogether(folders, registry, notes));
  const registered = await registerTogether(folders, registry, notes);
  await beginCanary(registry, registered, percent, notes);
  tellCanary(registered.hashes, percent);
}

async function preview(
  { ids, lasts, from }: Extract<ReleaseCommand, { action: 'preview' }>,
  registry: string,
  places: SharedPlaces,
  shop: string,
): Promise<void> {
  await bringUpToDate(registry, places.shared);
  const { readingErrors } = await import('../releases/check-release.ts');
  const reasons = await readingErrors(ROOT, registry, ids, from);
  if (reasons.length > 0) throw new ReleaseRefused([...reasons, 'Nothing was stored.']);
  const folders = ids.map((id) => from ?? distFolder(ROOT, id));
  const hashes = await Promise.all(folders.map(contentHash));
  const releases = ids.map((id, index) => [id, hashes[index] ?? ''] as const);
  const expires = Date.now() + lasts;
  const signed = Object.fromEntries(releases);
  // Before anything is stored: this refuses a person without a key.
  const token = await previewToken(await readTeams(registry), signed, expires, teamKeysFolder);
  await registerTogether(folders, registry, { ...places, keysFolder: teamKeysFolder });
  const shown = releases.map((each) => each.join(' ')).join(', ');
  say(`${shown} for one browser, until ${indiaTime(new Date(expires).toISOString())}:`);
  say(new URL(`${PREVIEW_PATH}/${token}`, shop).href);
}

async function rollBack(
  { ids, to, set, why, force }: Rollback,
  registry: string,
  { shared }: SharedPlaces,
): Promise<void> {
  const target = set === undefined ? { ids, to } : { set };
  for (const { id, from, to: hash } of await rollback(target, registry, {
    why,
    force,
    shared,
    keysFolder: teamKeysFolder,
  })) {
    say(`${id} ${hash} is live again${from === undefined ? '' : `, in place of ${from}`}.`);
  }
}

async function deleteOld(registry: string, isShared: boolean): Promise<void> {
  const deleted = await collectGarbage(registry, { isShared });
  for (const { id, hash } of deleted) say(`${id} ${hash} is deleted.`);
  if (deleted.length === 0) say('Every release may still be needed.');
}

async function makeTeam(
  name: string,
  remotes: readonly string[],
  registry: string,
  { shared }: SharedPlaces,
): Promise<void> {
  const file = await addTeam(registry, name, remotes, teamKeysFolder, shared);
  say(`Only ${name} publishes ${remotes.join(', ')} from now on. Its private key: ${file}`);
  say('Hand it over by a safe way, and delete it here if nobody publishes from this machine.');
}

async function deleteTeam(name: string, registry: string, { shared }: SharedPlaces): Promise<void> {
  const { remotes } = await removeTeam(registry, name, shared);
  say(`The key of ${name} is worthless. What it published of ${remotes.join(', ')} stays.`);
}

/** Prints what the registry of this machine knows, and says so if that may be out of date. */
async function tell(
  action: 'status' | 'log' | 'team list',
  registry: string,
  places: SharedPlaces,
): Promise<void> {
  await tryBringUpToDate(registry, places);
  if (action === 'status') await tellStatus(registry);
  else if (action === 'log') await tellLog(registry);
  else await tellTeams(registry);
}

/** Imports its modules only when called, as the checks do. */
async function explain(frame: ReportedFrame, registry: string): Promise<boolean> {
  const { explainFrame } = await import('../releases/explain-frame.ts');
  for (const line of await explainFrame(registry, frame)) say(line);
  return true;
}

/** Imports its modules only when called, as the checks do. */
async function tellWhy(id: string): Promise<boolean> {
  const { RULES, toldRule } = await import('releases/gate/rules-page');
  const rule = RULES.find((each) => each.id === id);
  const unknown = `There is no rule ${id}. They are: ${RULES.map((each) => each.id).join(', ')}.`;
  for (const line of rule ? toldRule(rule) : [unknown]) say(line);
  return rule !== undefined;
}

/** Imports its modules only when called. @returns false if the gate would refuse the release; its reasons are printed */
async function adapt(
  { build, out, id, pages, owner }: Extract<ReleaseCommand, { action: 'adapt' }>,
  registry: string,
): Promise<boolean> {
  const { adaptRemote, readAdaptedOwner, readAdaptedPages } = await import('../releases/adapt-remote.ts');
  const { readingErrors } = await import('../releases/check-release.ts');
  await adaptRemote(build, out, {
    id,
    pages: pages === undefined ? {} : await readAdaptedPages(pages),
    owner: owner === undefined ? undefined : await readAdaptedOwner(owner),
  });
  const reasons = await readingErrors(ROOT, registry, [id], out);
  const next = `is a release of ${id}. Next: npm run release -- publish ${id} --from ${out}`;
  say(`${out} ${reasons.length === 0 ? next : 'is written, and cannot go live:'}`);
  for (const reason of reasons) say(reason);
  return reasons.length === 0;
}

async function run(
  command: ReleaseCommand,
  settings: ShopSettings,
  places: SharedPlaces,
  stop: AbortSignal,
): Promise<boolean> {
  const registry = join(settings.dataFolder, 'registry');
  const { action } = command;
  if (action === 'check' || action === 'check provider') {
    await tryBringUpToDate(registry, places);
    return action === 'check'
      ? check(command.ids, registry, command.overrules, stop)
      : checkProvider(registry);
  }
  if (action === 'adapt') return adapt(command, registry);
  if (action === 'explain') return explain(command.frame, registry);
  if (action === 'why') return tellWhy(command.rule);
  if (action === 'push') return pushReleases(registry, places);
  if (action === 'publish' || action === 'canary') await publishBuilds(command, registry, places, stop);
  else if (action === 'promote') await promote(registry, places);
  else if (action === 'withdraw') await withdraw(registry, places, command.why);
  else if (action === 'preview') {
    const shop = settings.publicUrl ?? `http://localhost:${settings.port}`;
    await preview(command, registry, places, shop);
  } else if (action === 'rollback') await rollBack(command, registry, places);
  else if (action === 'tag')
    say(
      `${command.name} is what is live after change ${await tagSet(registry, command.name, places.shared)}.`,
    );
  else if (action === 'team add') await makeTeam(command.name, command.remotes, registry, places);
  else if (action === 'team remove') await deleteTeam(command.name, registry, places);
  else if (action === 'share') return shareReleases(registry, places);
  else if (action === 'gc') await deleteOld(registry, places.shared !== undefined);
  else await tell(action, registry, places);
  return true;
}

await runCommand(async (stop) => {
  const settings = shopSettings();
  await finishRestore(settings.dataFolder);
  const command = releaseCommand(process.argv.slice(2));
  return withSharedPlaces(settings, (places) => run(command, settings, places, stop));
});
