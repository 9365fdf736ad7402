import { visibleText } from 'shared-contracts/operator/visible-text';

/** All events that can be logged. `docs/operations.md` says what to do about each; `npm test` compares the two lists. */
const EVENTS = [
  'canary-problem',
  'canary-withdrawn',
  'error-report',
  'live-changes-followed',
  'live-changes-not-followed',
  'live-set-unreadable',
  'ops-reading-failed',
  'overload',
  'page-in-part',
  'page-without-content',
  'policy-report',
  'provider-late',
  'provider-unreachable',
  'release-refused',
  'release-still-refused',
  'release-without-renderer',
  'remote-left-out',
  'renderer-ended',
  'renderer-failed',
  'renderer-hangs',
  'renderer-refused',
  'renderer-stray-console',
  'renderer-stray-error',
  'renderer-stray-rejection',
  'renderer-too-large',
  'renderer-without-shared-file',
  'reported-errors-not-written',
  'served-changes-not-written',
  'served-state-not-written',
] as const;

export type LoggedEvent = (typeof EVENTS)[number];

/** Events start at 0, because an alert must see the first one as a change. */
const counts = new Map<LoggedEvent, number>(EVENTS.map((event) => [event, 0]));

export function eventCounts(): ReadonlyMap<LoggedEvent, number> {
  return counts;
}

/** Logs an event for the operator, as one line of JSON on standard error. */
export function logEvent(
  event: LoggedEvent,
  details: Record<string, string | number | Record<string, number> | undefined> = {},
): void {
  counts.set(event, (counts.get(event) ?? 0) + 1);
  process.stderr.write(
    `${visibleText(JSON.stringify({ at: new Date().toISOString(), event, ...details }))}\n`,
  );
}

/** The path of a URL without its query: search terms do not belong in a log. */
export function loggedPath(url: string | undefined): string | undefined {
  return url?.split('?')[0];
}
