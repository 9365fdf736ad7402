import { Part } from 'parts/part';
import type { ServedPage } from 'shared-contracts/document';
import { logEvent, loggedPath } from '../event-log.ts';
import type { ReceivedPage, RenderSettings, ServerBuildFiles } from '../isolated/messages.ts';
import type { CallWatch } from '../proxy/call-outcome.ts';
import { createQuarantine } from './quarantine.ts';
import { type Blame, type ProcessLimits, RenderProcess, type WarmSet } from './render-process.ts';
import { RenderQueue, type RenderRequest } from './render-queue.ts';

export interface RenderLimits extends ProcessLimits {
  restartWait: number;
}

/** The longest delay between restarts, as a multiple of the first one. */
const LONGEST_WAIT = 64;
/** Milliseconds after which a run counts as stable. The starts of a crash loop would take the processor from visitors. */
const STABLE_MS = 5_000;

interface RendererState {
  isWarm: boolean;
  restarts: number;
  heapMegabytes: number;
  /** Undefined if the system does not provide it. */
  residentMegabytes: number | undefined;
  waiting: number;
}

export class PageRenderer {
  readonly #builds: ServerBuildFiles;
  readonly #settings: RenderSettings;
  readonly #limits: RenderLimits;
  readonly #watch: CallWatch | undefined;
  readonly #part: Part<RenderProcess, Blame>;
  readonly #quarantine = createQuarantine();
  readonly #queue: RenderQueue;
  readonly #unfinished = new Set<Promise<ReceivedPage>>();
  /** Remotes that ended the process while it started. The next process starts without them. */
  readonly #harmful = new Set<string>();
  #isWarm = false;
  #pages: readonly ServedPage[] | undefined;
  /** Resolves when the first process is warm, or to undefined if it ended before that. Never rejects. */
  readonly tried: Promise<WarmSet | undefined>;

  constructor(builds: ServerBuildFiles, settings: RenderSettings, limits: RenderLimits, watch?: CallWatch) {
    this.#watch = watch;
    this.#builds = builds;
    this.#settings = settings;
    this.#limits = limits;
    this.#part = new Part({
      backoff: {
        first: limits.restartWait,
        longest: limits.restartWait * LONGEST_WAIT,
        stable: STABLE_MS,
      },
      start: () => this.#startProcess(),
      handleEnd: (blame, next) => this.#handleEnd(blame, next),
    });
    this.#queue = new RenderQueue(limits.renderLimit);
    const first = this.#startProcess();
    this.#part.take(first);
    this.tried = first.warm;
  }

  /** The pages of the set, as listed by its first warm process; undefined before that. */
  pages(): readonly ServedPage[] | undefined {
    return this.#pages;
  }

  /**
   * Waits for its turn, but never for a process to start.
   * @throws Error if no process is ready or the page fails, `NoPlace` if it gets no turn in time, `PageLate` if the rendering takes too long
   */
  async render(url: string, request: RenderRequest): Promise<ReceivedPage> {
    const response = this.#renderInTurn(url, request);
    this.#unfinished.add(response);
    try {
      return await response;
    } finally {
      this.#unfinished.delete(response);
    }
  }

  state(): RendererState {
    const { running, restarts } = this.#part;
    return {
      isWarm: this.#isWarm,
      restarts,
      heapMegabytes: Math.round((running?.heapBytes() ?? 0) / 2 ** 20),
      residentMegabytes: running?.megabytes(),
      waiting: this.#queue.waiting(),
    };
  }

  /** Waits for the pages that are being rendered, within their limits. */
  async stop(): Promise<void> {
    await this.#part.stop(Promise.allSettled(this.#unfinished));
  }

  #startProcess(): RenderProcess {
    const remotes = Object.entries(this.#builds.remotes).filter(([id]) => !this.#harmful.has(id));
    const builds = { ...this.#builds, remotes: Object.fromEntries(remotes) };
    const started = new RenderProcess(builds, this.#settings, this.#limits, this.#watch);
    void started.warm.then((warm) => {
      this.#isWarm = warm !== undefined;
      this.#pages ??= warm?.pages;
    });
    return started;
  }

  #handleEnd(
    { url, remote, requestId, wasStarting }: Blame,
    { delay, restarts }: { delay: number; restarts: number },
  ): void {
    this.#isWarm = false;
    if (!wasStarting) this.#quarantine.add(url, remote);
    else if (remote !== undefined) this.#harmful.add(remote);
    logEvent('renderer-ended', {
      path: loggedPath(url),
      remote,
      requestId,
      restarts,
      startsAgainInMs: delay,
    });
  }

  #requireReady(url: string): RenderProcess {
    const { running } = this.#part;
    if (!this.#isWarm || !running) throw new Error('The renderer is not ready.');
    if (this.#quarantine.has(url)) throw new Error('The page is quarantined: the renderer crashed on it.');
    running.requireIdle();
    return running;
  }

  async #renderInTurn(url: string, request: RenderRequest): Promise<ReceivedPage> {
    this.#requireReady(url);
    const asked = performance.now();
    const leave = await this.#queue.enter(request);
    try {
      const running = this.#requireReady(url);
      const limit = this.#limits.dataLimit + this.#limits.renderLimit;
      const begun = performance.now();
      const { response, ended } = running.render(url, {
        waited: begun - asked,
        without: this.#quarantine.without(url),
        requestId: request.requestId,
      });
      void ended.then(() => {
        leave();
        this.#queue.noteTime((performance.now() - begun) / limit);
      });
      return response;
    } catch (error) {
      leave();
      throw error;
    }
  }
}

export type Renderer = Pick<PageRenderer, keyof PageRenderer>;
