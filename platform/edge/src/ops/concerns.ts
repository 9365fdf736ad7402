import type { Disk } from '../metrics/machine.ts';
import { ALERTS, type Alert } from './alerts.ts';
import { growthOf, lastOf, type Reading, within } from './readings.ts';
import type { Series } from './series.ts';
import { WRITTEN } from './written-values.ts';

export type Concern = Pick<Alert, 'name' | 'urgency' | 'chapter' | 'sentence'>;

export interface Situation {
  now: Reading;
  /** Oldest first; the last one is the present moment. */
  readings: readonly Reading[];
  restarts: number;
  /** Why a published release does not take traffic. */
  refusal: string | undefined;
  notFollowed: string | undefined;
  disk: Disk;
}

/** What the person on duty must know, most urgent first: faults that only this page knows, and values beyond the thresholds of alerts. */
export function concernsOf(situation: Situation): Concern[] {
  const beyond = ALERTS.flatMap((alert) => {
    const sentence = sentenceOf(alert, situation);
    return sentence === undefined ? [] : [{ ...alert, sentence }];
  });
  const all = [...ownConcerns(situation), ...beyond];
  const first = all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
  return [
    ...first.filter(({ urgency }) => urgency === 'page'),
    ...first.filter(({ urgency }) => urgency === 'ticket'),
  ];
}

/** Concerns for which there is a reason in words. */
function ownConcerns({ now: { provider }, restarts, refusal, notFollowed, disk }: Situation): Concern[] {
  const concerns: Concern[] = [];
  const add = (name: string, urgency: Concern['urgency'], chapter: string, sentence: string) =>
    concerns.push({ name, urgency, chapter, sentence });
  if (typeof provider === 'string') add('ShopServerDown', 'page', 'Events', provider);
  else if (provider.problem !== undefined)
    add(
      ...(['DataProblem', 'page', 'Backup'] as const),
      `The data cannot be used, and orders are refused: ${provider.problem}. Restore a backup.`,
    );
  if (refusal) add('ReleaseRefused', 'ticket', 'Events', `A release does not take traffic: ${refusal}`);
  if (notFollowed)
    add(
      ...(['ChangesNotFollowed', 'ticket', 'Several edge servers'] as const),
      `What other machines publish or roll back does not arrive here: ${notFollowed}`,
    );
  const started = restarts + (typeof provider === 'object' ? provider.restarts : 0);
  if (started > 0)
    add(
      ...(['Restarts', 'ticket', 'What to watch at night'] as const),
      `Servers were started again since the shop’s start (${started}). Read the end of their logs.`,
    );
  if (disk.lastBackup === undefined) add('NoBackup', 'ticket', 'Backup', 'There is no backup yet.');
  return concerns;
}

/** @returns undefined if the value is within the threshold, or unknown */
function sentenceOf(
  { sentence, when }: Alert,
  { now, readings }: Pick<Situation, 'now' | 'readings'>,
): string | undefined {
  if ('promql' in when) return undefined;
  const { minutes, over, under, share, unit = 'count' } = when;
  const read = (series: Series) =>
    minutes === undefined ? lastOf(now, series) : growthOf(within(readings, minutes), series);
  const value = read(when.value);
  if (value === undefined) return undefined;
  const isBeyond =
    (over === undefined || value > over) &&
    (under === undefined || value < under) &&
    (share === undefined || value > share.over * (read(share.of) ?? 0));
  return isBeyond ? sentence.replace('{value}', WRITTEN[unit].page(value)) : undefined;
}
