// Over 250 lines because the rules are those of alerts.yml, one by one.
import type { Disk } from '../metrics/machine.ts';
import { sumOf } from './metric-values.ts';
import type { ProviderReport } from './provider-report.ts';
import type { Sample } from './samples.ts';

const GIGABYTE = 1e9;
const HOUR = 3_600_000;
/** Minutes that count as now. */
const RECENT = 5;
/** Twice the time between two backups, unless it is set otherwise, with an hour to make one. */
const BACKUP_LIMIT = 13 * HOUR;

/** Seconds: a gateway may miss a call or two. */
const GATEWAY_LIMIT = 120;

/** Something that the person on duty has to look at. */
export interface Concern {
  /** `page`: at night as well. */
  urgency: 'page' | 'ticket';
  /** What is seen, and where to look next. */
  sentence: string;
  /** The heading of `docs/operations.md` that says more. */
  chapter: string;
}

/** What the page knows at one moment. */
export interface Situation {
  now: number;
  isWarm: boolean;
  rendererWaiting: number;
  /** Of the edge server and its renderer. */
  restarts: number;
  /** Why a release that was published does not take traffic. */
  refusal: string | undefined;
  /** Why changes of other machines do not arrive. */
  notFollowed: string | undefined;
  provider: ProviderReport | string;
  disk: Disk;
  /** Minutes, the oldest first. */
  samples: readonly Sample[];
}

type Rule = (situation: Situation) => string | undefined;

/** Each as in `docs/operations/alerts.yml`: here those that wake the person on duty, below the tickets. One visitor reports six errors at most. */
const PAGE: readonly (readonly [chapter: string, Rule])[] = [
  ['Events', ({ provider }) => (typeof provider === 'string' ? provider : undefined)],
  [
    'Backup',
    ({ provider }) =>
      typeof provider === 'object' && provider.problem !== undefined
        ? `The data cannot be used, and orders are refused: ${provider.problem}. Restore a backup.`
        : undefined,
  ],
  ['Events', ({ isWarm }) => (isWarm ? undefined : 'No document has content: the renderer is not ready.')],
  [
    'Files',
    ({ disk }) =>
      disk.free < GIGABYTE
        ? `The disk has ${gigabytes(disk.free)} left. A full one refuses orders. Free some: old backups, before-restore-… folders, other programs.`
        : undefined,
  ],
  [
    'Logs',
    ({ provider }) => {
      const seconds = metric(provider, 'provider_gateway_silent_seconds');
      return seconds > GATEWAY_LIMIT
        ? `The payment gateway has not answered for ${Math.round(seconds / 60)} minutes, and nobody can pay. Look at its status page, and for “gateway:” in provider.log.`
        : undefined;
    },
  ],
  [
    'Metrics',
    ({ samples }) => {
      const { failedCalls } = totals(samples);
      return failedCalls > 30
        ? `${failedCalls} calls did not reach the provider, or failed there, within ${RECENT} minutes. Look for “provider-” in edge.log.`
        : undefined;
    },
  ],
  [
    'Metrics',
    ({ samples }) => {
      const { failures, requests } = totals(samples);
      return failures > 5 && failures > requests / 100
        ? `${failures} of ${requests} requests to the provider failed within ${RECENT} minutes. Look for “fault” in provider.log.`
        : undefined;
    },
  ],
  [
    'Metrics',
    ({ provider }) =>
      told(
        undecided(provider, '75'),
        ['payment has', 'payments have'],
        'had no result for 75 minutes. See below.',
      ),
  ],
];

const TICKET: readonly (readonly [chapter: string, Rule])[] = [
  [
    'Metrics',
    ({ provider }) => {
      const count = undecided(provider, '10') - undecided(provider, '75');
      return told(count, ['payment has', 'payments have'], 'had no result for 10 minutes. See below.');
    },
  ],
  [
    'Metrics',
    ({ provider }) =>
      told(refunds(provider, 'for operator'), ['refund waits', 'refunds wait'], 'for you. See below.'),
  ],
  [
    'Metrics',
    ({ provider }) =>
      told(refunds(provider, 'failed'), ['refund was', 'refunds were'], 'refused by a bank. See below.'),
  ],
  [
    'Metrics',
    ({ provider }) => {
      const isGivenUp = ({ state }: { state?: unknown }) => state === 'given up';
      const count = metric(provider, 'provider_confirmations_unsent', isGivenUp);
      return told(count, ['order was', 'orders were'], 'never confirmed by message. Call the customers.');
    },
  ],
  [
    'Events',
    ({ provider }) =>
      told(
        metric(provider, 'provider_days_without_holidays'),
        ['day of the next half year has', 'days of the next half year have'],
        'no known holidays. Add the next year to the list.',
      ),
  ],
  [
    'Metrics',
    ({ provider }) =>
      told(
        metric(provider, 'provider_steps_failing'),
        ['step of an order fails', 'steps of orders fail'],
        'again and again. See below, and look for “reconciler:” in provider.log.',
      ),
  ],
  ['Events', ({ refusal }) => refusal && `A release does not take traffic: ${refusal}`],
  [
    'Several edge servers',
    ({ notFollowed }) =>
      notFollowed && `What other machines publish or roll back does not arrive here: ${notFollowed}`,
  ],
  [
    'Events',
    ({ samples }) => {
      const { incomplete, documents } = totals(samples);
      return incomplete > 5 && incomplete > documents / 100
        ? `${incomplete} of ${documents} documents lacked content within ${RECENT} minutes. Look for “page-” in edge.log.`
        : undefined;
    },
  ],
  [
    'Events',
    ({ samples }) => {
      const recent = samples.slice(-10);
      const errors = sum(recent, (each) => each.errors);
      const documents = sum(recent, (each) => each.documents);
      return errors > 20 || (errors > 6 && errors > documents / 20)
        ? `Browsers of ${errors} addresses reported errors within 10 minutes, with ${documents} documents. Compare the releases below; roll back the one that is at fault.`
        : undefined;
    },
  ],
  [
    'Events',
    ({ samples }) => {
      const { refused } = totals(samples);
      return refused > 0
        ? `${refused} requests were refused in a rush within ${RECENT} minutes. Find out who asks so much.`
        : undefined;
    },
  ],
  [
    'Counters',
    ({ rendererWaiting }) =>
      rendererWaiting > 50 ? `${rendererWaiting} pages wait for the renderer.` : undefined,
  ],
  [
    'Counters',
    ({ provider }) =>
      typeof provider === 'object' && provider.pictures.waiting > 100
        ? `${provider.pictures.waiting} pictures wait to be composed.`
        : undefined,
  ],
  [
    'What to watch at night',
    ({ provider, restarts }) => {
      const all =
        restarts + (typeof provider === 'string' ? 0 : provider.restarts + provider.pictures.restarts);
      return all > 0
        ? `Servers were started again since the shop’s start (${all}). Read the end of their logs.`
        : undefined;
    },
  ],
  [
    'Files',
    ({ disk }) =>
      disk.free >= GIGABYTE && disk.free < 3 * GIGABYTE
        ? `The disk has ${gigabytes(disk.free)} left.`
        : undefined,
  ],
  [
    'Backup',
    ({ disk, now }) => {
      if (disk.lastBackup === undefined) return 'There is no backup yet.';
      const age = now - disk.lastBackup;
      return age > BACKUP_LIMIT ? `The newest backup is ${Math.round(age / HOUR)} hours old.` : undefined;
    },
  ],
];

/** What needs the person on duty, the most urgent first. */
export function concernsOf(situation: Situation): Concern[] {
  const found = (rules: typeof PAGE, urgency: Concern['urgency']) =>
    rules.flatMap(([chapter, rule]) => {
      const sentence = rule(situation);
      return sentence ? [{ urgency, sentence, chapter }] : [];
    });
  return [...found(PAGE, 'page'), ...found(TICKET, 'ticket')];
}

export function gigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(1)} GB`;
}

function totals(samples: readonly Sample[]) {
  const recent = samples.slice(-RECENT);
  return {
    documents: sum(recent, ({ documents }) => documents),
    incomplete: sum(recent, ({ incomplete }) => incomplete),
    failedCalls: sum(recent, (each) => each.failedCalls),
    refused: sum(recent, ({ refused }) => refused),
    requests: sum(recent, ({ requests = 0 }) => requests),
    failures: sum(recent, ({ failures = 0 }) => failures),
  };
}

function sum(samples: readonly Sample[], value: (sample: Sample) => number): number {
  return samples.reduce((total, sample) => total + value(sample), 0);
}

function undecided(provider: ProviderReport | string, after: string): number {
  return metric(provider, 'provider_payments_undecided', ({ minutes }) => String(minutes) === after);
}

function refunds(provider: ProviderReport | string, wanted: string): number {
  return metric(provider, 'provider_refunds', ({ state }) => state === wanted);
}

/** Nothing where there is none. */
function told(count: number, [one, many]: [string, string], rest: string): string | undefined {
  return count > 0 ? `${count} ${count === 1 ? one : many} ${rest}` : undefined;
}

function metric(
  provider: ProviderReport | string,
  name: string,
  isPicked?: Parameters<typeof sumOf>[2],
): number {
  return typeof provider === 'string' ? 0 : sumOf(provider.metrics, name, isPicked);
}
