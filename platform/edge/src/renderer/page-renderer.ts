import type { ServedPage } from 'shared-contracts/document';
import { logEvent, loggedPath } from '../event-log.ts';
import type { ReceivedPage, RenderSettings, ServerBuildFiles } from '../isolated/messages.ts';
import {
  type Blame,
  type ProcessLimits,
  type RenderProcess,
  startRenderProcess,
  type WarmSet,
} from './render-process.ts';
import { createRenderQueue, type RenderRequester } from './render-queue.ts';
import { createQuarantine, createRestartBackoff } from './restart-policy.ts';

export interface RenderLimits extends ProcessLimits {
  /** Milliseconds before a crashed renderer restarts the first time. */
  restartWait: number;
}

/** Renders the pages of one set in a process, and restarts the process when it crashes. */
export interface PageRenderer {
  /** Resolves when the first process is warm, to undefined when it has ended before. Never rejects. */
  tried: Promise<WarmSet | undefined>;
  /** The pages of the set, as its first warm process named them; undefined before, and for a shell from before contract 1.5. */
  pages(): readonly ServedPage[] | undefined;
  /**
   * Waits for its turn, but never for a process to start.
   * @throws Error when no process is ready, or the page fails or is late
   */
  render(url: string, requester: RenderRequester): Promise<ReceivedPage>;
  state(): RendererState;
  /** Waits for the pages that are being rendered, within their limits. */
  stop(): Promise<void>;
}

interface RendererState {
  isWarm: boolean;
  restarts: number;
  heapMegabytes: number;
  /** Undefined where the system does not tell. */
  residentMegabytes: number | undefined;
}

export function startPageRenderer(
  builds: ServerBuildFiles,
  settings: RenderSettings,
  limits: RenderLimits,
): PageRenderer {
  const backoff = createRestartBackoff(limits.restartWait);
  const quarantine = createQuarantine();
  const queue = createRenderQueue(limits.renderLimit);
  const unfinished = new Set<Promise<ReceivedPage>>();
  /** Remotes that ended the process while it started: it starts without them. */
  const harmful = new Set<string>();
  let current: RenderProcess;
  let isWarm = false;
  let pages: readonly ServedPage[] | undefined;
  let isStopped = false;
  let restarts = 0;
  let restart: NodeJS.Timeout | undefined;

  function handleEnd({ url, remote, wasStarting }: Blame): void {
    isWarm = false;
    if (isStopped) return;
    if (!wasStarting) quarantine.add(url, remote);
    else if (remote !== undefined) harmful.add(remote);
    const delay = backoff.nextDelay();
    restarts += 1;
    logEvent('renderer-ended', { path: loggedPath(url), remote, restarts, startsAgainInMs: delay });
    restart = setTimeout(start, delay).unref();
  }

  function start(): Promise<WarmSet | undefined> {
    backoff.noteStart();
    const remotes = Object.entries(builds.remotes).filter(([id]) => !harmful.has(id));
    const started = startRenderProcess({ ...builds, remotes: Object.fromEntries(remotes) }, settings, limits);
    current = started;
    void started.ended.then(handleEnd);
    return started.warm.then((warm) => {
      isWarm = warm !== undefined;
      pages ??= warm?.pages;
      return warm;
    });
  }

  function requireReady(url: string): void {
    if (!isWarm) throw new Error('The renderer is not ready.');
    if (quarantine.has(url)) throw new Error('The page is quarantined: the renderer crashed on it.');
    current.requireIdle();
  }

  async function renderInTurn(url: string, requester: RenderRequester): Promise<ReceivedPage> {
    requireReady(url);
    const asked = performance.now();
    const leave = await queue.enter(requester);
    try {
      requireReady(url);
      const { response, ended } = current.render(url, performance.now() - asked, quarantine.without(url));
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
    state: () => ({
      isWarm,
      restarts,
      heapMegabytes: megabytes(current.heapBytes()) ?? 0,
      residentMegabytes: megabytes(current.residentBytes()),
    }),
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      await Promise.allSettled(unfinished);
      await current.terminate();
    },
  };
}

function megabytes(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : Math.round(bytes / 2 ** 20);
}
