import type { PageResponse, ServedPage } from 'shared-contracts/document';
import { logEvent, loggedPath } from '../../event-log.ts';
import { type RenderThread, startRenderThread, type ThreadLimits } from './render-thread.ts';
import type { RenderWorkerData } from './render-worker.ts';
import { createQuarantinedPages, createRestartBackoff } from './restart-policy.ts';

export interface RenderLimits extends ThreadLimits {
  /** Milliseconds before a crashed renderer restarts the first time. */
  restartWait: number;
}

/** Renders the pages of one set in a worker thread, and restarts the thread when it crashes. */
export interface PageRenderer {
  /** Resolves when the first thread is warm, or has ended before. Never rejects. */
  tried: Promise<boolean>;
  /** The pages of the set, as its first warm thread named them; undefined before, and for a shell from before contract 1.5. */
  pages(): readonly ServedPage[] | undefined;
  /** Never waits for a thread to start. @throws Error when no thread is ready, or the page fails or is late */
  render(url: string): Promise<PageResponse>;
  state(): RendererState;
  /** Waits for the pages that are being rendered, within their limits. */
  stop(): Promise<void>;
}

interface RendererState {
  isWarm: boolean;
  restarts: number;
  heapMegabytes: number;
}

export function startPageRenderer(set: RenderWorkerData, limits: RenderLimits): PageRenderer {
  const backoff = createRestartBackoff(limits.restartWait);
  const quarantined = createQuarantinedPages();
  let thread: RenderThread;
  let isWarm = false;
  let pages: readonly ServedPage[] | undefined;
  let isStopped = false;
  let restarts = 0;
  let restart: NodeJS.Timeout | undefined;

  function handleEnd(blockingUrl: string | undefined): void {
    isWarm = false;
    if (isStopped) return;
    if (blockingUrl !== undefined) quarantined.add(blockingUrl);
    const delay = backoff.nextDelay();
    restarts += 1;
    logEvent('renderer-ended', { path: loggedPath(blockingUrl), restarts, startsAgainInMs: delay });
    restart = setTimeout(start, delay).unref();
  }

  function start(): Promise<boolean> {
    backoff.noteStart();
    thread = startRenderThread(set, limits);
    void thread.ended.then(handleEnd);
    return thread.warm.then((warm) => {
      isWarm = warm;
      pages ??= thread.pages();
      return warm;
    });
  }

  return {
    tried: start(),
    pages: () => pages,
    async render(url) {
      if (!isWarm) throw new Error('The renderer is not ready.');
      if (quarantined.has(url)) throw new Error('The page is quarantined: the renderer crashed on it.');
      return thread.render(url);
    },
    state: () => ({ isWarm, restarts, heapMegabytes: Math.round(thread.heapBytes() / 2 ** 20) }),
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      await thread.drain();
    },
  };
}
