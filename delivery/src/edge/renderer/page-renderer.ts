import type { PageResponse, ServedPage } from 'shared-contracts/document';
import { logEvent, loggedPath } from '../../event-log.ts';
import { createRenderQueue, type RenderRequester } from './render-queue.ts';
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
  /**
   * Waits for its turn, but never for a thread to start.
   * @throws Error when no thread is ready, or the page fails or is late
   */
  render(url: string, requester: RenderRequester): Promise<PageResponse>;
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
  const queue = createRenderQueue(limits.renderLimit);
  const unfinished = new Set<Promise<PageResponse>>();
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

  function requireReady(url: string): void {
    if (!isWarm) throw new Error('The renderer is not ready.');
    if (quarantined.has(url)) throw new Error('The page is quarantined: the renderer crashed on it.');
    thread.requireIdle();
  }

  async function renderInTurn(url: string, requester: RenderRequester): Promise<PageResponse> {
    requireReady(url);
    const asked = performance.now();
    const leave = await queue.enter(requester);
    try {
      requireReady(url);
      const { response, ended } = thread.render(url, performance.now() - asked);
      void ended.then(leave);
      return response;
    } catch (error) {
      leave();
      throw error;
    }
  }

  return {
    tried: start(),
    pages: () => pages,
    async render(url, requester) {
      const response = renderInTurn(url, requester);
      unfinished.add(response);
      try {
        return await response;
      } finally {
        unfinished.delete(response);
      }
    },
    state: () => ({ isWarm, restarts, heapMegabytes: Math.round(thread.heapBytes() / 2 ** 20) }),
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      await Promise.allSettled(unfinished);
      await thread.terminate();
    },
  };
}
