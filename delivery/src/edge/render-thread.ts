import { Worker } from 'node:worker_threads';
import { logEvent, reasonOf } from './event-log.ts';
import { type PageAnswer, pageAnswer } from './page-answer.ts';
import type { PageJob, PageWorkerData, PageWorkerMessage } from './page-worker.ts';

/** Far beyond a page's own limits, and several heartbeats long. */
const JOB_LIMIT_MS = 2_000;
const SILENCE_LIMIT_MS = 1_500;
const MEMORY_LIMIT_MB = 512;

/** A thread that works on the pages of one released set. */
export interface RenderThread {
  /** Resolves when the set is loaded. Never rejects: a thread that cannot load it ends. */
  loaded: Promise<void>;
  hasEnded(): boolean;
  /** @throws Error when the page fails, or the thread ends before its answer. */
  answer(url: string): Promise<PageAnswer>;
  /** Ends the thread when its last job is done; at once when there is none. */
  drain(): Promise<void>;
}

interface Job {
  settle(answer: PageAnswer): void;
  fail(error: Error): void;
  watch: NodeJS.Timeout;
}

export function startRenderThread(set: PageWorkerData): RenderThread {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
    workerData: set,
    // Nothing of the operator's environment is a page's business.
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  const jobs = new Map<number, Job>();
  let lastId = 0;
  let hasEnded = false;
  let isDraining = false;
  let lastHeard = performance.now();
  const loading = Promise.withResolvers<void>();

  function take(id: number): Job | undefined {
    const job = jobs.get(id);
    jobs.delete(id);
    clearTimeout(job?.watch);
    if (isDraining && jobs.size === 0) void worker.terminate();
    return job;
  }

  /** A page that never settles costs itself alone; a thread that fell silent is stuck in a loop. */
  function giveUp(id: number, url: string): void {
    take(id)?.fail(new Error('The page never came.'));
    if (performance.now() - lastHeard < SILENCE_LIMIT_MS) return;
    logEvent('renderer-hangs', { url });
    void worker.terminate();
  }

  function hear(message: PageWorkerMessage): void {
    lastHeard = performance.now();
    if (message.kind === 'alive') return;
    if (message.kind === 'loaded') {
      for (const [id, reason] of Object.entries(message.leftOut)) logEvent('remote-left-out', { id, reason });
      loading.resolve();
      return;
    }
    const job = take(message.id);
    if (message.kind === 'failed') {
      job?.fail(new Error(message.reason));
      return;
    }
    const answer = pageAnswer.safeParse(message.answer);
    if (answer.success) job?.settle(answer.data);
    else job?.fail(new Error(`The shell gave a page that is none: ${answer.error.issues[0]?.message}`));
  }

  worker.on('message', hear);
  worker.on('error', (error) => logEvent('renderer-failed', { reason: reasonOf(error) }));
  worker.on('exit', () => {
    hasEnded = true;
    loading.resolve();
    for (const id of jobs.keys()) take(id)?.fail(new Error('The renderer ended before its answer.'));
  });

  return {
    loaded: loading.promise,
    hasEnded: () => hasEnded,
    answer(url) {
      lastId += 1;
      const id = lastId;
      return new Promise((settle, fail) => {
        if (hasEnded) {
          fail(new Error('The renderer has ended.'));
          return;
        }
        const watch = setTimeout(giveUp, JOB_LIMIT_MS, id, url);
        jobs.set(id, { settle, fail, watch });
        worker.postMessage({ id, url } satisfies PageJob);
      });
    },
    async drain() {
      isDraining = true;
      if (jobs.size === 0) await worker.terminate();
    },
  };
}
