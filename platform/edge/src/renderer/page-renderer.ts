import { Backoff } from 'parts/backoff';
import type { ServedPage } from 'shared-contracts/document';
import { logEvent, loggedPath } from '../event-log.ts';
import type { ReceivedPage, RenderSettings, ServerBuildFiles } from '../isolated/messages.ts';
import type { CallWatch } from '../proxy/call-outcome.ts';
import { createQuarantine } from './quarantine.ts';
import { type Blame, type ProcessLimits, RenderProcess, type WarmSet } from './render-process.ts';
import { RenderQueue, type RenderRequester } from './render-queue.ts';

export interface RenderLimits extends ProcessLimits {
  /** Milliseconds before a crashed renderer restarts the first time. */
  restartWait: number;
}

/** Times the first wait. */
const LONGEST_WAIT = 64;
/** The starts of a crash loop would take the processor from visitors. */
const STABLE_MS = 5_000;

interface RendererState {
  isWarm: boolean;
  restarts: number;
  heapMegabytes: number;
  /** Undefined where the system does not tell. */
  residentMegabytes: number | undefined;
  /** Pages that wait for their turn. */
  waiting: number;
}

/** Renders the pages of one set in a process, and restarts the process when it crashes. */
export class PageRenderer {
  readonly #builds: ServerBuildFiles;
  readonly #settings: RenderSettings;
  readonly #limits: RenderLimits;
  readonly #watch: CallWatch | undefined;
  readonly #backoff: Backoff;
  readonly #quarantine = createQuarantine();
  readonly #queue: RenderQueue;
  readonly #unfinished = new Set<Promise<ReceivedPage>>();
  /** Remotes that ended the process while it started: it starts without them. */
  readonly #harmful = new Set<string>();
  #process: RenderProcess;
  #isWarm = false;
  #pages: readonly ServedPage[] | undefined;
  #isStopped = false;
  #restarts = 0;
  #restart: NodeJS.Timeout | undefined;
  /** Resolves when the first process is warm, to undefined when it has ended before. Never rejects. */
  readonly tried: Promise<WarmSet | undefined>;

  constructor(builds: ServerBuildFiles, settings: RenderSettings, limits: RenderLimits, watch?: CallWatch) {
    this.#watch = watch;
    this.#builds = builds;
    this.#settings = settings;
    this.#limits = limits;
    this.#backoff = new Backoff({
      first: limits.restartWait,
      longest: limits.restartWait * LONGEST_WAIT,
      stable: STABLE_MS,
    });
    this.#queue = new RenderQueue(limits.renderLimit);
    this.#process = this.#startProcess();
    this.tried = this.#warmUp();
  }

  /** The pages of the set, as its first warm process named them; undefined before, and for a shell from before contract 1.5. */
  pages(): readonly ServedPage[] | undefined {
    return this.#pages;
  }

  /**
   * Waits for its turn, but never for a process to start.
   * @throws Error when no process is ready or the page fails, `NoPlace` before its turn, `PageLate` after it
   */
  async render(url: string, requester: RenderRequester): Promise<ReceivedPage> {
    const response = this.#renderInTurn(url, requester);
    this.#unfinished.add(response);
    try {
      return await response;
    } finally {
      this.#unfinished.delete(response);
    }
  }

  state(): RendererState {
    return {
      isWarm: this.#isWarm,
      restarts: this.#restarts,
      heapMegabytes: megabytes(this.#process.heapBytes()) ?? 0,
      residentMegabytes: megabytes(this.#process.residentBytes()),
      waiting: this.#queue.waiting(),
    };
  }

  /** Waits for the pages that are being rendered, within their limits. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#restart);
    await Promise.allSettled(this.#unfinished);
    await this.#process.terminate();
  }

  #startProcess(): RenderProcess {
    this.#backoff.noteStart();
    const remotes = Object.entries(this.#builds.remotes).filter(([id]) => !this.#harmful.has(id));
    const builds = { ...this.#builds, remotes: Object.fromEntries(remotes) };
    const started = new RenderProcess(builds, this.#settings, this.#limits, this.#watch);
    void started.ended.then((blame) => this.#handleEnd(blame));
    return started;
  }

  async #warmUp(): Promise<WarmSet | undefined> {
    const warm = await this.#process.warm;
    this.#isWarm = warm !== undefined;
    this.#pages ??= warm?.pages;
    return warm;
  }

  #handleEnd({ url, remote, requestId, wasStarting }: Blame): void {
    this.#isWarm = false;
    if (this.#isStopped) return;
    if (!wasStarting) this.#quarantine.add(url, remote);
    else if (remote !== undefined) this.#harmful.add(remote);
    const delay = this.#backoff.nextDelay();
    this.#restarts += 1;
    const restarts = this.#restarts;
    logEvent('renderer-ended', {
      path: loggedPath(url),
      remote,
      requestId,
      restarts,
      startsAgainInMs: delay,
    });
    this.#restart = setTimeout(() => {
      this.#process = this.#startProcess();
      void this.#warmUp();
    }, delay).unref();
  }

  #requireReady(url: string): void {
    if (!this.#isWarm) throw new Error('The renderer is not ready.');
    if (this.#quarantine.has(url)) throw new Error('The page is quarantined: the renderer crashed on it.');
    this.#process.requireIdle();
  }

  async #renderInTurn(url: string, requester: RenderRequester): Promise<ReceivedPage> {
    this.#requireReady(url);
    const asked = performance.now();
    const leave = await this.#queue.enter(requester);
    try {
      this.#requireReady(url);
      const limit = this.#limits.dataLimit + this.#limits.renderLimit;
      const begun = performance.now();
      const { response, ended } = this.#process.render(url, {
        waited: begun - asked,
        without: this.#quarantine.without(url),
        requestId: requester.requestId,
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

/** What a set needs of its renderer. */
export type Renderer = Pick<PageRenderer, keyof PageRenderer>;

function megabytes(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : Math.round(bytes / 2 ** 20);
}
