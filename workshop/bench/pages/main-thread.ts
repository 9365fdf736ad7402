import type { TimelineEvent } from 'e2e/browser/timeline';

/** What a visit cost the page's main thread, in milliseconds of its processor time. */
export type MainThread = {
  /** The parts of tasks beyond 50 ms, after the first content. */
  blocking: number;
  longestTask: number;
  /** Compiling and running scripts, without the layout that they force. */
  script: number;
  /** Style and layout. */
  layout: number;
};

const LONG_TASK = 50;
const SCRIPT = new Set([
  'EvaluateScript',
  'v8.compile',
  'FunctionCall',
  'RunMicrotasks',
  'v8.evaluateModule',
]);
const LAYOUT = new Set(['UpdateLayoutTree', 'Layout']);

/** Processor time instead of time on the clock, because other load on the machine does not change it. */
export function mainThread(events: readonly TimelineEvent[]): MainThread {
  const firstContent = events.find(({ name }) => name === 'firstContentfulPaint');
  const own = events.filter(
    ({ tid, ph, tdur }) => tid === firstContent?.tid && ph === 'X' && tdur !== undefined,
  );
  const tasks = own
    .filter(({ name }) => name === 'RunTask')
    .map((task) => timeAfter(task, firstContent?.ts ?? 0));
  const script = outermost(own, SCRIPT);
  const forced = outermost(own, LAYOUT).filter((layout) => script.some((outer) => isInside(layout, outer)));
  return {
    blocking: sum(tasks.map((time) => Math.max(0, time - LONG_TASK))),
    longestTask: Math.max(0, ...tasks),
    script: sum(script.map(timeOf)) - sum(forced.map(timeOf)),
    layout: sum(outermost(own, LAYOUT).map(timeOf)),
  };
}

function timeOf({ tdur = 0 }: TimelineEvent): number {
  return tdur / 1000;
}

/** The milliseconds of a task that lie after a moment. */
function timeAfter(task: TimelineEvent, moment: number): number {
  const { ts, dur = 0 } = task;
  const share = dur === 0 ? 0 : (ts + dur - Math.max(ts, moment)) / dur;
  return timeOf(task) * Math.max(0, share);
}

/** The events of some kinds that lie in no other event of these kinds. */
function outermost(events: readonly TimelineEvent[], names: ReadonlySet<string>): TimelineEvent[] {
  const chosen: TimelineEvent[] = [];
  for (const event of events.filter(({ name }) => names.has(name)).toSorted((a, b) => a.ts - b.ts)) {
    const last = chosen.at(-1);
    if (!last || !isInside(event, last)) chosen.push(event);
  }
  return chosen;
}

function isInside(event: TimelineEvent, outer: TimelineEvent): boolean {
  return event.ts >= outer.ts && event.ts < outer.ts + (outer.dur ?? 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
