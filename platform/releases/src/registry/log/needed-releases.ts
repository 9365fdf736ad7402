import { runningCanary } from './canaries.ts';
import { type LogEntry, tagsOf } from './change-log.ts';
import { CHANGES_LIVE } from './live-releases.ts';

/** A tab may stay open for this many days, and then load a page of its release for the first time. */
const TAB_LIFETIME_DAYS = 30;
/** Number of changes to which a rollback can return, however old they are. */
const CHANGES_KEPT = 20;
const DAY_MS = 86_400_000;

/**
 * The releases, as `<id>/<hash>`, that an open tab or a rollback may need: those that were live in the last 30 days, or belong to the last
 * 20 changes, to a named set, or to the canary.
 * @param now milliseconds since 1970
 */
export function neededReleases(
  log: readonly LogEntry[],
  live: Readonly<Record<string, string>>,
  now = Date.now(),
): Set<string> {
  const states = log.filter(({ action }) => CHANGES_LIVE.includes(action));
  // A state was live until the next change.
  const recent = states.filter(
    (_, index) =>
      now - Date.parse(states[index + 1]?.at ?? new Date(now).toISOString()) < TAB_LIFETIME_DAYS * DAY_MS,
  );
  return new Set(
    [
      live,
      ...recent.map((each) => each.live),
      ...states.slice(-CHANGES_KEPT).map((each) => each.live),
      ...[...tagsOf(log).values()].map((each) => each.live),
      runningCanary(log)?.hashes ?? {},
    ].flatMap(names),
  );
}

function names(live: Readonly<Record<string, string>>): string[] {
  return Object.entries(live).map(([id, hash]) => `${id}/${hash}`);
}
