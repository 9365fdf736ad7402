import { type Context, context } from '@opentelemetry/api';
import type { ReceivedPage } from '../isolated/messages.ts';

/** A page that never settles gives up its turn after this many times the limit. */
const ABANDONED_AFTER = 4;

export class PageLate extends Error {
  /** The page, if it still arrives; undefined once nothing waits for it any more. */
  readonly arrival: Promise<ReceivedPage | undefined>;

  constructor(limit: number, arrival: Promise<ReceivedPage | undefined>) {
    super(`The page took longer than ${Math.round(limit)} ms.`);
    this.arrival = arrival;
  }
}

interface JobPage {
  url: string;
  requestId: string | undefined;
  /** The span of the page's rendering. It is kept here because messages of the process arrive outside of it. */
  trace: Context;
  /** Start in milliseconds, on this process's clock. */
  begun: number;
}

interface Job extends JobPage {
  slot: number;
  resolve(response: ReceivedPage): void;
  reject(error: Error): void;
  /** Called when the process has finished the page, or nothing waits for it any more. */
  end(): void;
  lateness: NodeJS.Timeout;
  abandonment: NodeJS.Timeout;
}

/** The pages that a process was asked to render and has not finished yet, including abandoned ones. */
export interface RenderJobs {
  /** @param waited milliseconds of the limit that the page has already waited */
  add(url: string, waited?: number, requestId?: string): RenderJob;
  resolve(id: number, response: ReceivedPage): void;
  reject(id: number, reason: string): void;
  rejectAll(reason: string): void;
  /** Undefined if the process has finished the job. */
  pageOf(id: number): JobPage | undefined;
  slotOf(id: number): number | undefined;
}

export interface RenderJob {
  id: number;
  /** The slot in which the process writes the page. No other job gets it until the process has finished this one, however late that is. */
  slot: number;
  /** Rejects with `PageLate` after the limit. */
  response: Promise<ReceivedPage>;
  /** Resolves when the process has finished the page, or when it is abandoned. */
  ended: Promise<void>;
}

/** @param limit milliseconds for each page */
export function createRenderJobs(limit: number): RenderJobs {
  const jobs = new Map<number, Job>();
  const freeSlots: number[] = [];
  let slots = 0;
  let lastId = 0;

  function nextSlot(): number {
    const free = freeSlots.pop();
    if (free !== undefined) return free;
    slots += 1;
    return slots - 1;
  }

  function settle(id: number, how: (job: Job) => void): void {
    const job = jobs.get(id);
    if (!job) return;
    jobs.delete(id);
    freeSlots.push(job.slot);
    how(job);
    job.end();
    clearTimeout(job.lateness);
    clearTimeout(job.abandonment);
  }

  const reject = (id: number, reason: string) => settle(id, (job) => job.reject(new Error(reason)));

  return {
    add(url, waited = 0, requestId = undefined) {
      lastId += 1;
      const id = lastId;
      const slot = nextSlot();
      const { promise, resolve, reject } = Promise.withResolvers<ReceivedPage>();
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const arrival = Promise.withResolvers<ReceivedPage | undefined>();
      const left = Math.max(limit - waited, 0);
      const lateness = setTimeout(() => reject(new PageLate(left, arrival.promise)), left);
      // The job stays in the list: the page may still block the process, or be written to its slot.
      const abandonment = setTimeout(() => jobs.get(id)?.end(), limit * ABANDONED_AFTER).unref();
      jobs.set(id, {
        ...{ url, requestId, trace: context.active(), begun: performance.now() },
        ...{ slot, reject, lateness, abandonment },
        resolve(response) {
          arrival.resolve(response);
          resolve(response);
        },
        end() {
          arrival.resolve(undefined);
          end();
        },
      });
      return { id, slot, ended, response: promise };
    },
    resolve: (id, response) => settle(id, (job) => job.resolve(response)),
    reject,
    rejectAll(reason) {
      for (const id of jobs.keys()) reject(id, reason);
    },
    pageOf: (id) => jobs.get(id),
    slotOf: (id) => jobs.get(id)?.slot,
  };
}
