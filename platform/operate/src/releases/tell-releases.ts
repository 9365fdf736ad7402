import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseNames } from 'releases/registry/canary';
import { type LastCanary, lastCanary } from 'releases/registry/log/canaries';
import { type LogEntry, readLog } from 'releases/registry/log/change-log';
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

/** The source lines of a frame, or the command that says why they are unknown. */
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

/** The team in `owner.json` of a release. The pattern keeps anything else from the terminal. */
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
  const log = await readLog(registry);
  const sizes = new Map(
    log.flatMap(({ releases, canary }) =>
      [...releases, ...(canary?.releases ?? [])].map(({ to, bytes }) => [to, bytes]),
    ),
  );
  for (const entry of log.toReversed()) for (const line of linesOf(entry, sizes)) say(line);
}

/** @param sizes hash → bytes, where they are known */
function linesOf(
  { serial, at, by, action, why, without = [], team, tag, canary, releases }: LogEntry,
  sizes: ReadonlyMap<string, number | undefined>,
): string[] {
  const changed = [...releases, ...(canary?.releases ?? [])];
  const wasChecked = action === 'publish' || canary?.change === 'begun';
  return [
    `${serial}  ${at}  ${action}  by ${by}${why === undefined ? '' : `: ${why}`}`,
    ...(tag === undefined ? [] : [`    ${tag}: what was live after change ${serial}`]),
    ...(team ? [`    team ${team.name} ${team.change}: ${team.remotes.join(', ')}`] : []),
    ...(canary ? [`    canary ${canary.change}, for ${canary.percent} % of visitors`] : []),
    ...changed.map(
      ({ id, from, to, commit }) =>
        `    ${id}  ${from ?? 'nothing'} → ${to}${commit === undefined ? '' : `, commit ${commit.slice(0, 12)}`}${sizeOf(sizes.get(to), sizes.get(from ?? ''))}`,
    ),
    ...without.map((left) => `    without ${left}`),
    ...(wasChecked && without.length === 0 ? ['    checked in full'] : []),
  ];
}

function sizeOf(bytes: number | undefined, before: number | undefined): string {
  if (bytes === undefined) return '';
  const more =
    before === undefined ? '' : ` (${bytes < before ? '−' : '+'}${kilobytes(Math.abs(bytes - before))})`;
  return `, ${kilobytes(bytes)} KB${more}`;
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

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
