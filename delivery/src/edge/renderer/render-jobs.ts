import type { PageResponse } from 'shared-contracts/document';
import { withTimeout } from '../isolated/with-timeout.ts';

/** A page that never settles frees its place after this many times the limit. */
const ABANDONED_AFTER = 4;

interface Job {
  url: string;
  resolve(response: PageResponse): void;
  reject(error: Error): void;
  end(): void;
  abandon: NodeJS.Timeout;
}

/** The pages that a process was asked to render and has not finished yet. */
export interface RenderJobs {
  /** @param waited milliseconds of the limit that the page has already waited */
  add(url: string, waited?: number): RenderJob;
  /** Notes that the process starts on a step of this job that may block it. */
  noteBegun(id: number): void;
  resolve(id: number, response: PageResponse): void;
  reject(id: number, reason: string): void;
  rejectAll(reason: string): void;
  /** The URL of the unfinished job that began last: it is the one that blocks the process, if any does. */
  blockingUrl(): string | undefined;
}

/** A page that a process was asked to render. */
export interface RenderJob {
  id: number;
  /** Rejects after the limit. */
  response: Promise<PageResponse>;
  /** Resolves when the process has finished the page, or is no longer waited for. */
  ended: Promise<void>;
}

/** @param limit milliseconds for each page */
export function createRenderJobs(limit: number): RenderJobs {
  const jobs = new Map<number, Job>();
  let lastId = 0;
  /** An abandoned page may still block the process. */
  let begun: { id: number; url: string } | undefined;

  function take(id: number): Job | undefined {
    const job = jobs.get(id);
    jobs.delete(id);
    job?.end();
    clearTimeout(job?.abandon);
    return job;
  }

  function rejectJob(id: number, reason: string): void {
    take(id)?.reject(new Error(reason));
  }

  function noteFinished(id: number): void {
    if (begun?.id === id) begun = undefined;
  }

  return {
    add(url, waited = 0) {
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<PageResponse>();
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const abandon = setTimeout(rejectJob, limit * ABANDONED_AFTER, id, 'The page never settled.').unref();
      jobs.set(id, { url, resolve, reject, end, abandon });
      return { id, ended, response: withTimeout(Math.max(limit - waited, 0), promise, 'The page') };
    },
    noteBegun(id) {
      const url = jobs.get(id)?.url ?? (begun?.id === id ? begun.url : undefined);
      begun = url === undefined ? undefined : { id, url };
    },
    resolve(id, response) {
      noteFinished(id);
      take(id)?.resolve(response);
    },
    reject(id, reason) {
      noteFinished(id);
      rejectJob(id, reason);
    },
    rejectAll(reason) {
      for (const id of jobs.keys()) rejectJob(id, reason);
    },
    blockingUrl: () => begun?.url,
  };
}
