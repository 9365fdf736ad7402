import type { PageResponse } from 'shared-contracts/document';
import { withTimeout } from './with-timeout.ts';

/** A page beyond this many is sent without its content at once, which beats waiting for its timeout. */
const MAX_JOBS = 16;
/** A page that never settles frees its place after this many times the limit. */
const ABANDONED_AFTER = 4;

interface Job {
  url: string;
  resolve(response: PageResponse): void;
  reject(error: Error): void;
  abandon: NodeJS.Timeout;
}

/** The pages that a thread was asked to render and has not finished yet. */
export interface RenderJobs {
  /** `response` rejects after the limit. @throws Error when too many jobs are waiting */
  add(url: string): { id: number; response: Promise<PageResponse> };
  /** Notes that the thread starts on a step of this job that may block it. */
  noteBegun(id: number): void;
  resolve(id: number, response: PageResponse): void;
  reject(id: number, reason: string): void;
  rejectAll(reason: string): void;
  /** The URL of the unfinished job that began last: it is the one that blocks the thread, if any does. */
  blockingUrl(): string | undefined;
  /** Resolves when every response has resolved or rejected. */
  settled(): Promise<void>;
}

/** @param limit milliseconds for each page */
export function createRenderJobs(limit: number): RenderJobs {
  const jobs = new Map<number, Job>();
  const awaited = new Set<Promise<PageResponse>>();
  let lastId = 0;
  let lastBegun = 0;

  function take(id: number): Job | undefined {
    const job = jobs.get(id);
    jobs.delete(id);
    clearTimeout(job?.abandon);
    return job;
  }

  function rejectJob(id: number, reason: string): void {
    take(id)?.reject(new Error(reason));
  }

  return {
    add(url) {
      if (jobs.size >= MAX_JOBS) throw new Error('Too many pages are waiting for the renderer.');
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<PageResponse>();
      const abandon = setTimeout(rejectJob, limit * ABANDONED_AFTER, id, 'The page never settled.').unref();
      jobs.set(id, { url, resolve, reject, abandon });
      const response = withTimeout(limit, promise, 'The page');
      awaited.add(response);
      const forget = () => awaited.delete(response);
      response.then(forget, forget);
      return { id, response };
    },
    noteBegun(id) {
      lastBegun = id;
    },
    resolve: (id, response) => take(id)?.resolve(response),
    reject: rejectJob,
    rejectAll(reason) {
      for (const id of jobs.keys()) rejectJob(id, reason);
    },
    blockingUrl: () => jobs.get(lastBegun)?.url,
    async settled() {
      await Promise.allSettled(awaited);
    },
  };
}
