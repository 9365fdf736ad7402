import { closeSync } from 'node:fs';
import type { Context } from '@opentelemetry/api';
import { isTraced, tracer } from 'parts/http/tracing';
import { PartProcess } from 'parts/part-process';
import type { Watchdog } from 'parts/watchdog';
import type { ServedPage } from 'shared-contracts/document';
import { pageResponse } from 'shared-contracts/document/page-response';
import { type LoggedEvent, logEvent, loggedPath } from '../event-log.ts';
import {
  type EdgeMessage,
  HEARTBEAT_MS,
  type PageTimes,
  type ProcessMessage,
  type RenderedMessage,
  type RenderMessage,
  type RenderSettings,
  type ServerBuildFiles,
  withTexts,
} from '../isolated/messages.ts';
import { reasonOf } from '../isolated/reason.ts';
import { readActivity, readPage } from '../isolated/shared-file.ts';
import type { CallWatch } from '../proxy/call-outcome.ts';
import { type ConfinedProcess, startConfinedProcess } from './confined-process.ts';
import { MessageReader } from './process-messages.ts';
import { createProviderCalls, type ProviderCalls } from './provider-calls.ts';
import { createRenderJobs, type RenderJob, type RenderJobs } from './render-jobs.ts';

/** Limit of the watchdog while a set is loaded and its first pages are rendered. */
const LOADING_LIMIT_MS = 10_000;
/** Limit of the watchdog after that, as a multiple of the render limit: a busy machine must not look like an endless loop. */
const HANG_LIMIT = { factor: 5, minimumMs: 1_000 };
/** Megabytes of memory besides the heap. Node itself takes about 60 MB, and buffers are not part of the heap. */
const BESIDE_THE_HEAP = 200;
/** Maximum length in characters. */
const MAX_ERROR_OUTPUT = 500;

export interface Blame {
  /** The page that blocked the process, if one did. */
  url: string | undefined;
  requestId: string | undefined;
  /** The remote whose code ran last. */
  remote: string | undefined;
  /** The process ended while it loaded the server builds or rendered the first pages. */
  wasStarting: boolean;
}

/** A set that was loaded and whose pages were rendered once. */
export interface WarmSet {
  /** The pages of the set; undefined for a shell from before contract 1.5. */
  pages: readonly ServedPage[] | undefined;
  /** What could not be loaded or rendered: a remote's id, a module's name or a URL → the reason. */
  broken: Readonly<Record<string, string>>;
}

export interface ProcessLimits {
  /** Milliseconds for a page's first data. */
  dataLimit: number;
  /** Milliseconds for everything else about a page. */
  renderLimit: number;
  /** Megabytes of heap. */
  memory: number;
}

export class RenderProcess {
  readonly #builds: ServerBuildFiles;
  readonly #limits: ProcessLimits;
  readonly #confined: ConfinedProcess;
  readonly #process: PartProcess;
  readonly #jobs: RenderJobs;
  readonly #calls: ProviderCalls;
  readonly #watchdog: Watchdog;
  readonly #warm = Promise.withResolvers<WarmSet | undefined>();
  readonly #ended = Promise.withResolvers<Blame>();
  #isStarting = true;
  #hasEnded = false;
  #heapBytes = 0;
  #errorOutput = '';
  /** Resolves when each page has been rendered once, or to undefined if the process ended before that. Never rejects. */
  readonly warm = this.#warm.promise;
  readonly ended = this.#ended.promise;

  /** @throws Error when a file of the set is missing */
  constructor(builds: ServerBuildFiles, settings: RenderSettings, limits: ProcessLimits, watch?: CallWatch) {
    this.#builds = builds;
    this.#limits = limits;
    this.#confined = startConfinedProcess(builds, limits.memory);
    const { child } = this.#confined;
    this.#process = new PartProcess(child, { isGuarded: true });
    this.#jobs = createRenderJobs(limits.dataLimit + limits.renderLimit);
    this.#calls = createProviderCalls(settings.providerOrigin, (message) => this.#send(message), watch);
    this.#watchdog = this.#process.watchSilence(LOADING_LIMIT_MS, () => this.#kill('renderer-hangs', {}));
    this.#process.watchMemory(limits.memory + BESIDE_THE_HEAP, (megabytes) =>
      this.#kill('renderer-too-large', { megabytes }),
    );
    new MessageReader(child.stdout, {
      handle: (message) => this.#handleMessage(message),
      refuse: (reason) => this.#kill('renderer-refused', { reason }),
    });
    child.stderr.on('data', (output: Buffer) => {
      const room = MAX_ERROR_OUTPUT - this.#errorOutput.length;
      if (room > 0) this.#errorOutput += output.toString('utf8').slice(0, room);
    });
    child.on('error', (error) => {
      logEvent('renderer-failed', { reason: reasonOf(error) });
      this.#handleEnd();
    });
    child.on('close', () => this.#handleEnd());
    this.#send({ kind: 'start', builds, ...settings });
  }

  heapBytes(): number {
    return this.#heapBytes;
  }

  megabytes(): number | undefined {
    return this.#process.megabytes();
  }

  /** @throws Error if another page blocks the process, or the process has ended */
  requireIdle(): void {
    if (this.#hasEnded) throw new Error('The renderer has ended.');
    if (this.#watchdog.isSilentFor(this.#limits.renderLimit + HEARTBEAT_MS))
      throw new Error('Another page blocks the renderer.');
  }

  /** @param waited milliseconds of the limits that the page has already waited */
  render(
    url: string,
    {
      waited,
      without,
      requestId,
    }: Pick<RenderMessage, 'without'> & { waited: number; requestId?: string | undefined },
  ): RenderJob {
    const job = this.#jobs.add(url, waited, requestId);
    const slot = this.#confined.sharedFile === undefined ? undefined : job.slot;
    this.#send({ kind: 'render', id: job.id, url, without, slot });
    return job;
  }

  async stop(): Promise<void> {
    await Promise.all([this.#process.stop(), this.ended]);
  }

  #send(message: EdgeMessage): void {
    const { stdin } = this.#confined.child;
    if (stdin.writable) stdin.write(`${JSON.stringify(message)}\n`);
  }

  #lastRun(): Omit<Blame, 'wasStarting'> {
    const { sharedFile } = this.#confined;
    const { job, remote } = (sharedFile !== undefined && readActivity(sharedFile)) || {};
    const isKnown = remote !== undefined && Object.hasOwn(this.#builds.remotes, remote);
    const page = job === undefined ? undefined : this.#jobs.pageOf(job);
    return { url: page?.url, requestId: page?.requestId, remote: isKnown ? remote : undefined };
  }

  #kill(event: LoggedEvent, details: Record<string, string | number | undefined>): void {
    if (this.#hasEnded) return;
    const { url, ...blamed } = this.#lastRun();
    logEvent(event, { path: loggedPath(url), ...blamed, ...details });
    this.#process.kill(event);
  }

  #handleMessage(message: ProcessMessage): void {
    this.#process.noteSignOfLife();
    if (message.kind === 'heartbeat') this.#heapBytes = message.heapBytes;
    else if (message.kind === 'rendered') this.#settle(message);
    else if (message.kind === 'failed') {
      if (this.#isStarting) logEvent('renderer-failed', { reason: message.reason });
      this.#jobs.reject(message.id, message.reason);
    } else if (message.kind === 'call') this.#calls.make(message, this.#jobs.pageOf(message.job));
    else if (message.kind === 'call-cancelled') this.#calls.cancel(message.id);
    else if (message.kind === 'stray')
      logEvent(`renderer-stray-${message.source}`, { reason: message.reason });
    else this.#handleLoaded(message);
  }

  #handleLoaded({ leftOut, broken, pages }: Extract<ProcessMessage, { kind: 'loaded' }>): void {
    for (const [id, reason] of Object.entries(leftOut)) logEvent('remote-left-out', { id, reason });
    this.#isStarting = false;
    this.#watchdog.setLimit(Math.max(this.#limits.renderLimit * HANG_LIMIT.factor, HANG_LIMIT.minimumMs));
    this.#warm.resolve({ pages, broken: { ...broken, ...leftOut } });
  }

  #settle(message: RenderedMessage): void {
    const { id, response, times } = message;
    const page = this.#jobs.pageOf(id);
    if (page) tracePhases(page, times);
    const parsed = pageResponse.safeParse(response);
    const texts = this.#textsOf(message);
    if (!texts) this.#jobs.reject(id, 'The page is not where the renderer said that it is.');
    else if (parsed.success) this.#jobs.resolve(id, withTexts(parsed.data, texts));
    else this.#jobs.reject(id, `The shell's page response is not valid: ${parsed.error.issues[0]?.message}`);
  }

  #textsOf({ id, sizes = [], texts }: RenderedMessage): Buffer[] | undefined {
    if (texts) return texts.map((text) => Buffer.from(text));
    const { sharedFile } = this.#confined;
    const slot = this.#jobs.slotOf(id);
    return sharedFile === undefined || slot === undefined ? undefined : readPage(sharedFile, slot, sizes);
  }

  #handleEnd(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#calls.end();
    if (this.#errorOutput) logEvent('renderer-failed', { reason: this.#errorOutput });
    this.#warm.resolve(undefined);
    this.#ended.resolve({ ...this.#lastRun(), wasStarting: this.#isStarting });
    const { sharedFile } = this.#confined;
    if (sharedFile !== undefined) closeSync(sharedFile);
    this.#jobs.rejectAll('The renderer ended before its response.');
  }
}

/** Adds the phases of a page as spans. Only their lengths come from the process, which has another clock; none begins before the page. */
function tracePhases({ trace, begun }: { trace: Context; begun: number }, { data, markup }: PageTimes): void {
  if (!isTraced(trace)) return;
  const age = performance.now() - begun;
  const ended = Date.now();
  const rendered = ended - Math.min(markup, age);
  const began = Math.max(rendered - data, ended - age);
  tracer.startSpan('page data', { startTime: began }, trace).end(rendered);
  tracer.startSpan('page markup', { startTime: rendered }, trace).end(ended);
}
