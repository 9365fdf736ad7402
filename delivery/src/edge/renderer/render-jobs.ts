import type { PageAnswer } from '../document/page-answer.ts';
import { withinTime } from './with-timeout.ts';

/** So many pages wait for one thread; who comes then gets his page without its content, and not too late. */
const MOST_AT_ONCE = 16;
/** So many times its limit a page that never settles keeps its place. */
const PLACE_KEPT = 4;

interface Job {
  url: string;
  settle(answer: PageAnswer): void;
  fail(error: Error): void;
  giveUp: NodeJS.Timeout;
}

/** The pages that a thread was asked for and has not answered yet. */
export interface RenderJobs {
  /** @throws Error when too many wait already. Its answer rejects when it is late. */
  add(url: string): { id: number; answer: Promise<PageAnswer> };
  /** From now on whatever holds the thread is this page. */
  begin(id: number): void;
  settle(id: number, answer: PageAnswer): void;
  fail(id: number, reason: string): void;
  failAll(reason: string): void;
  /** The address that the thread began with last and has not answered. */
  held(): string | undefined;
  /** Resolves when none is left that somebody waits for. */
  done(): Promise<void>;
}

/** @param limit milliseconds for each page */
export function createRenderJobs(limit: number): RenderJobs {
  const jobs = new Map<number, Job>();
  const awaited = new Set<Promise<PageAnswer>>();
  let lastId = 0;
  let begun = 0;

  function take(id: number): Job | undefined {
    const job = jobs.get(id);
    jobs.delete(id);
    clearTimeout(job?.giveUp);
    return job;
  }

  function fail(id: number, reason: string): void {
    take(id)?.fail(new Error(reason));
  }

  return {
    add(url) {
      if (jobs.size >= MOST_AT_ONCE) throw new Error('Too many pages wait for the renderer.');
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<PageAnswer>();
      const giveUp = setTimeout(fail, limit * PLACE_KEPT, id, 'The page never came.').unref();
      jobs.set(id, { url, settle: resolve, fail: reject, giveUp });
      const answer = withinTime(limit, promise, 'The page');
      awaited.add(answer);
      const leave = () => awaited.delete(answer);
      answer.then(leave, leave);
      return { id, answer };
    },
    begin(id) {
      begun = id;
    },
    settle: (id, answer) => take(id)?.settle(answer),
    fail,
    failAll(reason) {
      for (const id of jobs.keys()) fail(id, reason);
    },
    held: () => jobs.get(begun)?.url,
    async done() {
      await Promise.allSettled(awaited);
    },
  };
}
