import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseNames } from 'releases/registry/canary';
import { type LastCanary, lastCanary } from 'releases/registry/log/canaries';
import { readLog } from 'releases/registry/log/change-log';
import { readLive } from 'releases/registry/log/live-releases';
import { type ReportedErrors, readReportedErrors } from 'releases/registry/reported-errors';
import { readServedState } from 'releases/registry/served-state';
import { signatureError } from 'releases/registry/signing/release-signature';
import { readTeams } from 'releases/registry/signing/teams';
import { isWhole } from 'releases/registry/store/content-hash';
import { releaseFolder } from 'releases/registry/store/registry-folders';
import { say } from '../console/progress.ts';
import { reportedFrame } from './reported-frame.ts';

export async function tellStatus(registry: string): Promise<void> {
  const { serial, live, history } = await readLive(registry);
  say(`Change ${serial} of ${registry}`);
  const served = await readServedState(registry);
  const reported = await readReportedErrors(registry);
  if (served?.refused?.serial === serial) {
    say(`The edge server still serves change ${served.serial}, because change ${serial} does not work:`);
    for (const reason of served.refused.reasons) say(`  ${reason}`);
  }
  for (const line of canaryLines(lastCanary(await readLog(registry)))) say(line);
  for (const [id, publications] of Object.entries(history)) {
    say(`\n${id}`);
    for (const { hash, at, by = '', commit = '', rolledBackAt } of publications.toReversed()) {
      const state =
        hash === live[id] ? await liveState(registry, id, hash) : rolledBackAt ? 'rolled back' : '';
      say(`  ${hash}  ${at}  ${commit.slice(0, 12).padEnd(12)}  ${by}  ${state}`.trimEnd());
      const errors = reported[`${id}/${hash}`];
      if (errors) say(`    ${reportedErrors(errors)}${await whomToAsk(releaseFolder(registry, id, hash))}`);
      for (const line of errors?.frame ? await sourceOf(registry, `${id}/${hash}`, errors.frame) : [])
        say(`    ${line}`);
    }
  }
}

function canaryLines(last: LastCanary | undefined): string[] {
  if (!last) return [];
  const { canary, withdrawn } = last;
  const name = `The canary ${releaseNames(canary.hashes)}`;
  if (!withdrawn)
    return [
      `${name} is for ${canary.percent} % of visitors, by ${canary.by} at ${canary.at}. /ops judges it.`,
    ];
  return [`${name} was withdrawn at ${withdrawn.at} by ${withdrawn.by}. ${withdrawn.why ?? ''}`.trimEnd()];
}

/** The source of a frame. Where it is unknown, the command that says why. */
async function sourceOf(registry: string, release: string, frame: string): Promise<string[]> {
  // Loaded only when needed: it parses sources.
  const { explainFrame } = await import('./explain-frame.ts');
  return explainFrame(registry, reportedFrame(release, frame)).catch(() => [
    `npm run release -- explain ${release} ${frame}`,
  ]);
}

function reportedErrors({ count, reports = count, at, page, sentence }: ReportedErrors[string]): string {
  const from = `${count} ${count === 1 ? 'address' : 'addresses'}`;
  return `${reports} reported by browsers of ${from}, the last at ${at} on ${page}: ${sentence}`;
}

/** A team as `owner.json` of a release names it. A terminal shows it. */
const TEAM = /"team":"(@[\w/-]{1,100})"/;

async function whomToAsk(release: string): Promise<string> {
  const owner = await readFile(join(release, 'client/owner.json'), 'utf8').catch(() => '');
  const [, team] = TEAM.exec(owner) ?? [];
  return team === undefined ? '' : ` Ask ${team}.`;
}

async function liveState(registry: string, id: string, hash: string): Promise<string> {
  const error = await signatureError(registry, await readTeams(registry), id, hash);
  if (error !== undefined) return `live, but not served: ${error}`;
  return (await isWhole(releaseFolder(registry, id, hash), hash))
    ? 'live'
    : `live, but its files are lost or changed: publish it again, or roll it back (npm run release -- rollback ${id})`;
}

/** Prints every change, the latest first. */
export async function tellLog(registry: string): Promise<void> {
  for (const { serial, at, by, action, why, without = [], team, tag, canary, releases } of (
    await readLog(registry)
  ).toReversed()) {
    say(`${serial}  ${at}  ${action}  by ${by}${why === undefined ? '' : `: ${why}`}`);
    if (tag !== undefined) say(`    ${tag}: what was live after change ${serial}`);
    if (team) say(`    team ${team.name} ${team.change}: ${team.remotes.join(', ')}`);
    if (canary) say(`    canary ${canary.change}, for ${canary.percent} % of visitors`);
    for (const { id, from, to, commit } of [...releases, ...(canary?.releases ?? [])]) {
      const origin = commit === undefined ? '' : `, commit ${commit.slice(0, 12)}`;
      say(`    ${id}  ${from ?? 'nothing'} → ${to}${origin}`);
    }
    for (const left of without) say(`    without ${left}`);
  }
}

export async function tellTeams(registry: string): Promise<void> {
  const { teams, accepted } = await readTeams(registry);
  if (teams.length === 0) say('There are no teams.');
  for (const { name, remotes, addedAt, by } of teams) {
    say(`${name}  ${remotes.join(', ')}  added ${addedAt} by ${by}`);
  }
  const owned = new Set(teams.flatMap(({ remotes }) => remotes));
  const orphans = Object.keys(accepted).filter((id) => !owned.has(id));
  if (orphans.length > 0) say(`Nobody may publish ${orphans.join(', ')} until a team is added for it.`);
}
