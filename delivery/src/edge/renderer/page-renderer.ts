import { logEvent } from '../../event-log.ts';
import type { PageAnswer } from '../document/page-answer.ts';
import type { PageWorkerData } from './page-worker.ts';
import { createSuspectPages } from './quarantined-pages.ts';
import { pathOf, type RenderThread, startRenderThread, type ThreadLimits } from './render-thread.ts';
import { createRestartPace } from './restart-backoff.ts';

export interface RenderLimits extends ThreadLimits {
  /** Milliseconds before a renderer that ended by itself is started again, the first time. */
  restartWait: number;
}

/** Works on the pages of one set, in a thread that is started again when it ends by itself. */
export interface PageRenderer {
  /** Resolves when the first thread is warm on each page, or has ended before. Never rejects. */
  tried: Promise<boolean>;
  /** Never waits for a thread that is not there. @throws Error when there is none, or the page fails or is late. */
  answer(url: string): Promise<PageAnswer>;
  state(): RendererState;
  /** Lets the pages that are being worked on finish, within their limits. */
  stop(): Promise<void>;
}

export interface RendererState {
  isWarm: boolean;
  restarts: number;
  heapMegabytes: number;
}

export function startPageRenderer(set: PageWorkerData, limits: RenderLimits): PageRenderer {
  const pace = createRestartPace(limits.restartWait);
  const suspects = createSuspectPages();
  let thread: RenderThread;
  let isWarm = false;
  let isStopped = false;
  let restarts = 0;
  let startAgain: NodeJS.Timeout | undefined;

  function noteEnd(held: string | undefined): void {
    isWarm = false;
    if (isStopped) return;
    if (held !== undefined) suspects.add(held);
    const wait = pace.nextWait();
    restarts += 1;
    logEvent('renderer-ended', { path: pathOf(held), restarts, startsAgainInMs: wait });
    startAgain = setTimeout(start, wait).unref();
  }

  function start(): Promise<boolean> {
    pace.noteStart();
    thread = startRenderThread(set, limits);
    void thread.ended.then(noteEnd);
    return thread.warm.then((warm) => {
      isWarm = warm;
      return warm;
    });
  }

  return {
    tried: start(),
    async answer(url) {
      if (!isWarm) throw new Error('The renderer is not ready.');
      if (suspects.has(url)) throw new Error('The renderer ended while it worked on this page.');
      return thread.answer(url);
    },
    state: () => ({ isWarm, restarts, heapMegabytes: Math.round(thread.heapBytes() / 2 ** 20) }),
    async stop() {
      isStopped = true;
      clearTimeout(startAgain);
      await thread.drain();
    },
  };
}
