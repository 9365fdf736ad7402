import { closeSync } from 'node:fs';
import type { ServedPage } from 'shared-contracts/document';
import { pageResponse } from 'shared-contracts/document/page-response';
import { type LoggedEvent, logEvent, loggedPath, reasonOf } from '../event-log.ts';
import {
  type EdgeMessage,
  HEARTBEAT_MS,
  type ProcessMessage,
  type RenderedMessage,
  type RenderSettings,
  type ServerBuildFiles,
  withTexts,
} from '../isolated/messages.ts';
import { readActivity, readPage } from '../isolated/shared-file.ts';
import { guardOrphan, residentBytes, startConfinedProcess, startWatchdog } from './confined-process.ts';
import { readProcessMessages } from './process-messages.ts';
import { createProviderCalls } from './provider-calls.ts';
import { createRenderJobs, type RenderJob } from './render-jobs.ts';

/** Watchdog limit while a set and its first pages are loaded. */
const LOADING_LIMIT_MS = 10_000;
/** Watchdog limit after that, as a multiple of the render limit: a busy machine must not look like an endless loop. */
const HANG_LIMIT = { factor: 5, minimumMs: 1_000 };
/** Memory beside the heap: Node itself takes about 60 MB, and buffers are not part of the heap. */
const BESIDE_THE_HEAP = 200;
const MEMORY_CHECK_MS = 100;
/** Characters of the error output that are logged. */
const MAX_ERROR_OUTPUT = 500;

/** What the process was doing when it ended. */
export interface Blame {
  /** The page that blocked it, if any did. */
  url: string | undefined;
  /** The remote whose code ran last. */
  remote: string | undefined;
  /** The process ended while it loaded the server builds or rendered the first pages. */
  wasStarting: boolean;
}

/** A set that was loaded and whose pages were rendered once. */
export interface WarmSet {
  /** The pages of the set; undefined for a shell from before contract 1.5. */
  pages: readonly ServedPage[] | undefined;
  /** What could not be loaded or rendered: a remote's id, a module's name, or a URL, each with the reason. */
  broken: Readonly<Record<string, string>>;
}

/** A process that renders the pages of one released set. */
export interface RenderProcess {
  /** Resolves when each page was rendered once, to undefined when the process ended before. Never rejects. */
  warm: Promise<WarmSet | undefined>;
  /** Resolves when the process has ended. */
  ended: Promise<Blame>;
  /** @throws Error when another page blocks the process, or it has ended */
  requireIdle(): void;
  /** @param waited milliseconds of the limits that the page has already waited */
  render(url: string, waited: number, without: readonly string[]): RenderJob;
  heapBytes(): number;
  residentBytes(): number | undefined;
  terminate(): Promise<void>;
}

export interface ProcessLimits {
  /** Milliseconds for a page's first data. */
  dataLimit: number;
  /** Milliseconds for everything else about a page. */
  renderLimit: number;
  /** Megabytes of heap. */
  memory: number;
}

/** @throws Error when a file of the set is missing */
export function startRenderProcess(
  builds: ServerBuildFiles,
  settings: RenderSettings,
  limits: ProcessLimits,
): RenderProcess {
  const { child, sharedFile } = startConfinedProcess(builds, limits.memory);
  const stopGuard = child.pid === undefined ? undefined : guardOrphan(child.pid);
  const jobs = createRenderJobs(limits.dataLimit + limits.renderLimit);
  const warm = Promise.withResolvers<WarmSet | undefined>();
  const ended = Promise.withResolvers<Blame>();
  const calls = createProviderCalls(settings.providerOrigin, send);
  let isStarting = true;
  let hasEnded = false;
  let heapBytes = 0;
  let errorOutput = '';

  function send(message: EdgeMessage): void {
    if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  function lastRun(): Pick<Blame, 'url' | 'remote'> {
    const { job, remote } = (sharedFile !== undefined && readActivity(sharedFile)) || {};
    const isKnown = remote !== undefined && Object.hasOwn(builds.remotes, remote);
    return { url: job === undefined ? undefined : jobs.urlOf(job), remote: isKnown ? remote : undefined };
  }

  function kill(event: LoggedEvent, details: Record<string, string | number | undefined>): void {
    if (hasEnded) return;
    const { url, remote } = lastRun();
    logEvent(event, { path: loggedPath(url), remote, ...details });
    child.kill('SIGKILL');
  }

  const watchdog = startWatchdog(LOADING_LIMIT_MS, () => kill('renderer-hangs', {}));
  const memoryCheck = setInterval(() => {
    const megabytes = Math.round((residentBytes(child.pid ?? 0) ?? 0) / 2 ** 20);
    if (megabytes > limits.memory + BESIDE_THE_HEAP) kill('renderer-too-large', { megabytes });
  }, MEMORY_CHECK_MS).unref();

  function textsOf({ id, sizes = [], texts }: RenderedMessage): Buffer[] | undefined {
    if (texts) return texts.map((text) => Buffer.from(text));
    const place = jobs.placeOf(id);
    return sharedFile === undefined || place === undefined ? undefined : readPage(sharedFile, place, sizes);
  }

  function settle(message: RenderedMessage): void {
    const { id, response } = message;
    const parsed = pageResponse.safeParse(response);
    const texts = textsOf(message);
    if (!texts) jobs.reject(id, 'The page is not where the renderer said that it is.');
    else if (parsed.success) jobs.resolve(id, withTexts(parsed.data, texts));
    else jobs.reject(id, `The shell's page response is not valid: ${parsed.error.issues[0]?.message}`);
  }

  function handleLoaded({ leftOut, broken, pages }: Extract<ProcessMessage, { kind: 'loaded' }>): void {
    for (const [id, reason] of Object.entries(leftOut)) logEvent('remote-left-out', { id, reason });
    isStarting = false;
    watchdog.setLimit(Math.max(limits.renderLimit * HANG_LIMIT.factor, HANG_LIMIT.minimumMs));
    warm.resolve({ pages, broken: { ...broken, ...leftOut } });
  }

  function handleMessage(message: ProcessMessage): void {
    watchdog.reset();
    if (message.kind === 'heartbeat') heapBytes = message.heapBytes;
    else if (message.kind === 'rendered') settle(message);
    else if (message.kind === 'failed') {
      if (isStarting) logEvent('renderer-failed', { reason: message.reason });
      jobs.reject(message.id, message.reason);
    } else if (message.kind === 'call') calls.make(message);
    else if (message.kind === 'call-cancelled') calls.cancel(message.id);
    else if (message.kind === 'stray')
      logEvent(`renderer-stray-${message.source}`, { reason: message.reason });
    else handleLoaded(message);
  }

  function handleEnd(): void {
    if (hasEnded) return;
    hasEnded = true;
    stopGuard?.();
    clearInterval(memoryCheck);
    process.off('exit', killNow);
    watchdog.stop();
    calls.end();
    if (errorOutput) logEvent('renderer-failed', { reason: errorOutput });
    warm.resolve(undefined);
    ended.resolve({ ...lastRun(), wasStarting: isStarting });
    if (sharedFile !== undefined) closeSync(sharedFile);
    jobs.rejectAll('The renderer ended before its response.');
  }

  const killNow = () => child.kill('SIGKILL');
  process.on('exit', killNow);
  readProcessMessages(child.stdout, {
    handle: handleMessage,
    refuse: (reason) => kill('renderer-refused', { reason }),
  });
  child.stderr.on('data', (output: Buffer) => {
    const room = MAX_ERROR_OUTPUT - errorOutput.length;
    if (room > 0) errorOutput += output.toString('utf8').slice(0, room);
  });
  child.on('error', (error) => {
    logEvent('renderer-failed', { reason: reasonOf(error) });
    handleEnd();
  });
  child.on('close', handleEnd);
  send({ kind: 'start', builds, ...settings });

  return {
    warm: warm.promise,
    ended: ended.promise,
    heapBytes: () => heapBytes,
    residentBytes: () => residentBytes(child.pid ?? 0),
    requireIdle() {
      if (hasEnded) throw new Error('The renderer has ended.');
      if (watchdog.isSilentFor(limits.renderLimit + HEARTBEAT_MS))
        throw new Error('Another page blocks the renderer.');
    },
    render(url, waited, without) {
      const job = jobs.add(url, waited);
      const place = sharedFile === undefined ? undefined : job.place;
      send({ kind: 'render', id: job.id, url, without, place });
      return job;
    },
    async terminate() {
      killNow();
      await ended.promise;
    },
  };
}
