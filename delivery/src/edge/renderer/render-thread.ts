import { Worker } from 'node:worker_threads';
import type { ServedPage } from 'shared-contracts/document';
import { pageResponse } from 'shared-contracts/document/page-response';
import { logEvent, loggedPath, reasonOf } from '../../event-log.ts';
import { createRenderJobs, type RenderJob } from './render-jobs.ts';
import type { RenderRequest, RenderWorkerData, RenderWorkerMessage } from './render-worker.ts';
import { startWatchdog } from './watchdog.ts';

/** Watchdog limit while a set and its first pages are loaded. */
const LOADING_LIMIT_MS = 10_000;
/** Watchdog limit after that, as a multiple of the render limit: a busy machine must not look like an endless loop. */
const HANG_LIMIT = { factor: 5, minimumMs: 1_000 };

/** A worker thread that renders the pages of one released set. */
export interface RenderThread {
  /** Resolves to true when each page was rendered once, to false when the thread ended before. Never rejects. */
  warm: Promise<boolean>;
  /** The pages of the set; undefined before the thread is warm, and for a shell from before contract 1.5. */
  pages(): readonly ServedPage[] | undefined;
  /** Resolves when the thread has ended, to the URL of the page that blocked it, if any. */
  ended: Promise<string | undefined>;
  /** @throws Error when another page blocks the thread, or it has ended */
  requireIdle(): void;
  /** @param waited milliseconds of the limits that the page has already waited */
  render(url: string, waited: number): RenderJob;
  heapBytes(): number;
  terminate(): Promise<void>;
}

export interface ThreadLimits {
  /** Milliseconds for a page's first data. */
  dataLimit: number;
  /** Milliseconds for everything else about a page. */
  renderLimit: number;
  /** Megabytes. */
  memory: number;
}

export function startRenderThread(set: RenderWorkerData, limits: ThreadLimits): RenderThread {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: set,
    // Pages must not read the operator's environment.
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
  });
  const jobs = createRenderJobs(limits.dataLimit + limits.renderLimit);
  const warm = Promise.withResolvers<boolean>();
  const ended = Promise.withResolvers<string | undefined>();
  let hasEnded = false;
  let heapBytes = 0;
  let pages: readonly ServedPage[] | undefined;
  const watchdog = startWatchdog(LOADING_LIMIT_MS, () => {
    logEvent('renderer-hangs', { path: loggedPath(jobs.blockingUrl()) });
    void worker.terminate();
  });

  function settle(id: number, response: unknown): void {
    const parsed = pageResponse.safeParse(response);
    if (parsed.success) jobs.resolve(id, parsed.data);
    else jobs.reject(id, `The shell's page response is not valid: ${parsed.error.issues[0]?.message}`);
  }

  function handleMessage(message: RenderWorkerMessage): void {
    watchdog.reset();
    if (message.kind === 'heartbeat') heapBytes = message.heapBytes;
    else if (message.kind === 'began') jobs.noteBegun(message.id);
    else if (message.kind === 'rendered') settle(message.id, message.response);
    else if (message.kind === 'failed') jobs.reject(message.id, message.reason);
    else if (message.kind === 'unhandled-rejection')
      logEvent('renderer-stray-rejection', { reason: message.reason });
    else {
      for (const [id, reason] of Object.entries(message.leftOut)) logEvent('remote-left-out', { id, reason });
      pages = message.pages;
      watchdog.setLimit(Math.max(limits.renderLimit * HANG_LIMIT.factor, HANG_LIMIT.minimumMs));
      warm.resolve(true);
    }
  }

  worker.on('message', handleMessage);
  worker.on('error', (error) => logEvent('renderer-failed', { reason: reasonOf(error) }));
  worker.on('exit', () => {
    hasEnded = true;
    watchdog.stop();
    warm.resolve(false);
    ended.resolve(jobs.blockingUrl());
    jobs.rejectAll('The renderer ended before its response.');
  });

  return {
    warm: warm.promise,
    ended: ended.promise,
    pages: () => pages,
    heapBytes: () => heapBytes,
    requireIdle() {
      if (hasEnded) throw new Error('The renderer has ended.');
      if (watchdog.isSilentFor(limits.renderLimit)) throw new Error('Another page blocks the renderer.');
    },
    render(url, waited) {
      const job = jobs.add(url, waited);
      worker.postMessage({ id: job.id, url } satisfies RenderRequest);
      return job;
    },
    async terminate() {
      await worker.terminate();
    },
  };
}
