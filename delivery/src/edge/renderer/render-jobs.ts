import type { PageResponse } from 'shared-contracts/document';

/** A page that never settles frees its place after this many times the limit. */
const ABANDONED_AFTER = 4;

interface Job {
  url: string;
  resolve(response: PageResponse): void;
  reject(error: Error): void;
  end(): void;
  lateness: NodeJS.Timeout;
  abandonment: NodeJS.Timeout;
}

/** The pages that a process was asked to render and has not finished yet. */
export interface RenderJobs {
  /** @param waited milliseconds of the limit that the page has already waited */
  add(url: string, waited?: number): RenderJob;
  resolve(id: number, response: PageResponse): void;
  reject(id: number, reason: string): void;
  rejectAll(reason: string): void;
  /** The URL of a job that the process has not finished. */
  urlOf(id: number): string | undefined;
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
  /** The page that was abandoned last: it may still block the process. */
  let abandoned: { id: number; url: string } | undefined;

  function take(id: number): Job | undefined {
    const job = jobs.get(id);
    jobs.delete(id);
    job?.end();
    clearTimeout(job?.lateness);
    clearTimeout(job?.abandonment);
    return job;
  }

  function rejectJob(id: number, reason: string): void {
    take(id)?.reject(new Error(reason));
  }

  function noteFinished(id: number): void {
    if (abandoned?.id === id) abandoned = undefined;
  }

  function abandon(id: number, url: string): void {
    abandoned = { id, url };
    rejectJob(id, 'The page never settled.');
  }

  return {
    add(url, waited = 0) {
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<PageResponse>();
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const left = Math.max(limit - waited, 0);
      const fail = () => reject(new Error(`The page took longer than ${Math.round(left)} ms.`));
      const lateness = setTimeout(fail, left);
      const abandonment = setTimeout(abandon, limit * ABANDONED_AFTER, id, url).unref();
      jobs.set(id, { url, resolve, reject, end, lateness, abandonment });
      return { id, ended, response: promise };
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
    urlOf: (id) => jobs.get(id)?.url ?? (abandoned?.id === id ? abandoned.url : undefined),
  };
}
