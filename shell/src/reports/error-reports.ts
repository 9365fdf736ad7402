import { type ErrorReport, SHELL_NAME } from 'shared-contracts/document';
import { ownRelease } from '../document/published-set.ts';
import { readDataBlock } from '../document/read-data-block.ts';
import { matchPage } from '../routing/match-page.ts';
import { type ReleaseFrame, releaseFrames } from './release-frames.ts';

/** Reports of one document: what fails in a loop must not flood the server. */
const MOST_REPORTS = 10;

const MOST_FRAMES = 5;

const sent = new Set<string>();

/** An error as the overlay of regions shows it: on this screen alone, so with its message. */
export type LastError = { at: Date; sentence: string; message: string | undefined };

/** Name of a module, or id of a remote whose code threw what nothing caught → the last error of this document. */
export const lastErrors = new Map<string, LastError>();

/**
 * Sends an error to the edge server, once for each distinct one (PROM-171). Parameters as of `FaultListener`. An error that nothing caught
 * is reported only if code of a release threw it: browser extensions throw as well.
 */
export function reportError(thrown: unknown, offender?: string, sentence = 'An error was not caught.'): void {
  const { errorReports } = readDataBlock('configuration');
  const frames = releaseFrames(thrown instanceof Error ? (thrown.stack ?? '') : '');
  const release = offender === undefined ? thrownBy(frames) : ownRelease(offender);
  const culprit = offender ?? release?.split('/')[0];
  const message = thrown === undefined ? undefined : String(thrown);
  if (culprit) lastErrors.set(culprit, { at: new Date(), sentence, message });
  if (errorReports === undefined || release === undefined) return;
  const report: ErrorReport = {
    release,
    page: matchPage(window.location.pathname).pattern,
    sentence,
    error: errorName(thrown),
    frames: frames.slice(0, MOST_FRAMES).map(({ text }) => text),
  };
  const key = JSON.stringify({ ...report, page: undefined });
  if (sent.has(key) || sent.size === MOST_REPORTS) return;
  sent.add(key);
  navigator.sendBeacon(errorReports, JSON.stringify(report));
}

/** React and the router are the shell's, so its code is on most stacks: the innermost frame of a remote counts. */
function thrownBy(frames: readonly ReleaseFrame[]): string | undefined {
  const frame = frames.find(({ release }) => !release.startsWith(`${SHELL_NAME}/`)) ?? frames[0];
  return frame?.release;
}

/** React has one class for all of its errors, and a number for each. */
function errorName(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const [, react] = /^Minified React error #(\d+)/.exec(thrown.message) ?? [];
  return react === undefined ? thrown.name : `React ${react}`;
}
