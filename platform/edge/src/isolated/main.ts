import { AsyncLocalStorage } from 'node:async_hooks';
import { getHeapStatistics } from 'node:v8';
import type { PageResponse } from 'shared-contracts/document';
import { confineGlobals } from './confinement.ts';
import { createProviderFetch, openEdgeChannel } from './edge-channel.ts';
import { freezeIntrinsics } from './frozen-objects.ts';
import { HEARTBEAT_MS, type ProcessMessage, type RenderMessage, type StartMessage } from './messages.ts';
import { afterOwnTime } from './own-time.ts';
import { installPatternReplacement } from './pattern-replacement.ts';
import { reasonOf } from './reason.ts';
import { loadServerBuilds, type ServerBuilds } from './server-builds.ts';
import { type Activity, noteActivity, SHARED_FILE } from './shared-file.ts';

/*
 * The renderer's process. It loads one released set and never another, so that what it renders comes from the releases listed in the
 * document. The code of a release is not trusted: see confinement.ts.
 */

/** A page that never settles must not keep its release from taking traffic. Waiting for a processor does not count (`afterOwnTime`). */
const WARM_UP_LIMIT_MS = 5_000;
/** The start counts as a job, so that a release that blocks it can be identified. */
const START = 0;
/** Number of lines about stray errors and of the console. A release that prints endlessly must not fill the log. */
const MAX_STRAY = 50;
const MAX_STRAY_LENGTH = 500;

const channel = openEdgeChannel();
const start = Promise.withResolvers<StartMessage>();
const ready = Promise.withResolvers<(message: RenderMessage) => void>();
/** The page that is being rendered, also after an `await`. */
const currentJob = new AsyncLocalStorage<number>({ defaultValue: START });
const network = start.promise.then(({ providerOrigin }) =>
  createProviderFetch(channel, providerOrigin, () => currentJob.getStore() ?? START),
);
channel.listen(async (message) => {
  if (message.kind === 'start') start.resolve(message);
  else if (message.kind === 'render') (await ready.promise)(message);
  else (await network).settle(message);
});

let strays = 0;
function tellStray(source: Extract<ProcessMessage, { kind: 'stray' }>['source'], reason: string): void {
  strays += 1;
  if (strays <= MAX_STRAY) channel.send({ kind: 'stray', source, reason: reason.slice(0, MAX_STRAY_LENGTH) });
}

// These errors do not end the process: rendering keeps no state that an error in a remote's timer could have damaged.
process.on('uncaughtException', (error) => tellStray('error', reasonOf(error)));
process.on('unhandledRejection', (reason) => tellStray('rejection', reasonOf(reason)));
const beat = () => channel.send({ kind: 'heartbeat', heapBytes: getHeapStatistics().used_heap_size });
setInterval(beat, HEARTBEAT_MS);

const { builds: files, kind: _, ...settings } = await start.promise;
confineGlobals({ fetch: (await network).fetch, log: (line) => tellStray('console', line) });
installPatternReplacement();
freezeIntrinsics();

let activity: Activity;
let isLoading = true;
function note(next: Activity): void {
  activity = next;
  noteActivity(SHARED_FILE, next);
}
const noteBegun = (job: number) => note({ job, remote: undefined });
function noteRemote(remote: string): void {
  if (remote !== activity.remote) note({ ...activity, remote });
  // Timers do not run while the builds are loaded, so the heartbeat is sent here.
  if (isLoading) beat();
}

noteBegun(START);
const builds = await loadServerBuilds(files, settings.pages, noteRemote).catch((error: unknown) => {
  channel.sendLast({ kind: 'failed', id: START, reason: reasonOf(error) });
  return new Promise<never>(() => undefined);
});
isLoading = false;

/** @param noteData called when the page's data have arrived */
async function render(
  id: number,
  url: string,
  without: readonly string[] = [],
  noteData: () => void = () => undefined,
): Promise<PageResponse> {
  const onRender = () => {
    noteBegun(id);
    noteData();
  };
  const loadRemote: ServerBuilds['loadRemote'] = (remote) => {
    if (without.includes(remote)) throw new Error(`${remote} ended the renderer, and is left out for now.`);
    return builds.loadRemote(remote);
  };
  noteBegun(id);
  return currentJob.run(id, () => builds.handlePageRequest({ url, ...settings, loadRemote, onRender }));
}

/** Renders each kind of page once. @returns module name or URL → why it failed */
async function warmUp(): Promise<Record<string, string>> {
  const broken: Record<string, string> = {};
  const late = Promise.withResolvers<never>();
  // Handled here, because nothing waits for it once all pages are rendered.
  late.promise.catch(() => undefined);
  const isLate = () => late.reject(new Error(`It took longer than ${WARM_UP_LIMIT_MS} ms.`));
  const stopWaiting = afterOwnTime(WARM_UP_LIMIT_MS, isLate);
  const renderOnce = async (url: string) => {
    try {
      const page = await Promise.race([late.promise, render(START, url)]);
      // A head that is no JSON, such as a circular one, could not be sent.
      JSON.stringify(page.head);
      if (!page.rendered && !page.redirect) broken[url] = page.faults?.[0] ?? 'It was not rendered.';
      Object.assign(broken, page.broken);
    } catch (error) {
      broken[url] = reasonOf(error);
    }
  };
  await Promise.all(builds.warmUrls.map(renderOnce));
  stopWaiting();
  return broken;
}

ready.resolve((message) => {
  const { id, url, without } = message;
  const began = performance.now();
  // Stays undefined for a redirect, which is not rendered.
  let dataArrived: number | undefined;
  const noteData = () => {
    dataArrived = performance.now();
  };
  render(id, url, without, noteData)
    .then((page) => {
      const ended = performance.now();
      const between = dataArrived ?? ended;
      channel.sendPage(message, page, { data: between - began, markup: ended - between });
    })
    .catch((error: unknown) => channel.send({ kind: 'failed', id, reason: reasonOf(error) }));
});
const broken = await warmUp();
channel.send({ kind: 'loaded', leftOut: builds.leftOut, broken, pages: builds.servedPages });
