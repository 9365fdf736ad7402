import { Worker } from 'node:worker_threads';
import { logEvent, reasonOf } from '../../event-log.ts';
import { type PageAnswer, pageAnswer } from '../document/page-answer.ts';
import type { PageJob, PageWorkerData, PageWorkerMessage } from './page-worker.ts';
import { createRenderJobs } from './render-jobs.ts';
import { watchSilence } from './watchdog.ts';

/** Loading a set and its first pages may take this long without a word. */
const LOADING_SILENCE_MS = 10_000;
/** So many times its limit, and at least so many milliseconds, a page may hold the thread: a busy machine is no endless loop. */
const PATIENCE = { times: 5, atLeast: 1_000 };

/** A thread that works on the pages of one released set. */
export interface RenderThread {
  /** Whether each page was worked on once; false when the thread ended before. Never rejects. */
  warm: Promise<boolean>;
  /** Resolves when the thread is gone, to the address that it was working on, if any. */
  ended: Promise<string | undefined>;
  /** @throws Error when the page fails or is late, and at once when the thread is held by another page or has ended. */
  answer(url: string): Promise<PageAnswer>;
  heapBytes(): number;
  /** Ends the thread when its last page is done, within a page's limits. */
  drain(): Promise<void>;
}

export interface ThreadLimits {
  /** Milliseconds for a page's first data. */
  dataLimit: number;
  /** Milliseconds for everything else about a page. */
  renderLimit: number;
  /** Megabytes. */
  memory: number;
}

export function startRenderThread(set: PageWorkerData, limits: ThreadLimits): RenderThread {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
    workerData: set,
    // Nothing of the operator's environment is a page's business.
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
  });
  const jobs = createRenderJobs(limits.dataLimit + limits.renderLimit);
  const warm = Promise.withResolvers<boolean>();
  const ended = Promise.withResolvers<string | undefined>();
  let hasEnded = false;
  let heapBytes = 0;
  const silence = watchSilence(LOADING_SILENCE_MS, () => {
    logEvent('renderer-hangs', { path: pathOf(jobs.held()) });
    void worker.terminate();
  });

  function settle(id: number, answer: unknown): void {
    const read = pageAnswer.safeParse(answer);
    if (read.success) jobs.settle(id, read.data);
    else jobs.fail(id, `The shell gave a page that is none: ${read.error.issues[0]?.message}`);
  }

  function hear(message: PageWorkerMessage): void {
    silence.heard();
    if (message.kind === 'alive') heapBytes = message.heapBytes;
    else if (message.kind === 'began') jobs.begin(message.id);
    else if (message.kind === 'answered') settle(message.id, message.answer);
    else if (message.kind === 'failed') jobs.fail(message.id, message.reason);
    else if (message.kind === 'stray') logEvent('renderer-stray-rejection', { reason: message.reason });
    else {
      for (const [id, reason] of Object.entries(message.leftOut)) logEvent('remote-left-out', { id, reason });
      silence.allow(Math.max(limits.renderLimit * PATIENCE.times, PATIENCE.atLeast));
      warm.resolve(true);
    }
  }

  worker.on('message', hear);
  worker.on('error', (error) => logEvent('renderer-failed', { reason: reasonOf(error) }));
  worker.on('exit', () => {
    hasEnded = true;
    silence.stop();
    warm.resolve(false);
    ended.resolve(jobs.held());
    jobs.failAll('The renderer ended before its answer.');
  });

  return {
    warm: warm.promise,
    ended: ended.promise,
    heapBytes: () => heapBytes,
    async answer(url) {
      if (hasEnded) throw new Error('The renderer has ended.');
      if (silence.isLongerThan(limits.renderLimit)) throw new Error('Another page holds the renderer.');
      const job = jobs.add(url);
      worker.postMessage({ id: job.id, url } satisfies PageJob);
      return job.answer;
    },
    async drain() {
      await jobs.done();
      await worker.terminate();
    },
  };
}

/** Without its query: what a visitor searches for is nobody's business. */
export function pathOf(url: string | undefined): string | undefined {
  return url?.split('?')[0];
}
