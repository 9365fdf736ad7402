import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageResponse } from 'shared-contracts/document';
import { reasonOf } from '../../event-log.ts';
import type { ShopConfiguration } from '../document/shop-configuration.ts';
import { loadServerBuilds, type ServerBuildFolders } from './server-builds.ts';
import { withinTime } from './with-timeout.ts';

/*
 * The renderer's thread: it loads one released set and never another, so that what it says always comes from the
 * releases that the document names. A page that loops for ever or eats memory costs this thread, not the edge.
 */

const HEARTBEAT_MS = 100;
/** A page that never settles must not keep its release from taking traffic. */
const WARM_LIMIT_MS = 5_000;

export interface PageWorkerData {
  folders: ServerBuildFolders;
  providerOrigin: string;
  /** Milliseconds for a page's first data. */
  timeLimit: number;
  configuration: ShopConfiguration;
}

export interface PageJob {
  id: number;
  url: string;
}

export type PageWorkerMessage =
  | { kind: 'alive'; heapBytes: number }
  | { kind: 'loaded'; leftOut: Record<string, string> }
  /** What follows may hold the thread: if nothing more is heard, this job is why. */
  | { kind: 'began'; id: number }
  | { kind: 'answered'; id: number; answer: unknown }
  | { kind: 'failed'; id: number; reason: string }
  /** A promise that nobody waited for: no page depends on it. */
  | { kind: 'stray'; reason: string };

const { folders, ...request }: PageWorkerData = workerData;
const builds = loadServerBuilds(folders);
const { loadRemote } = builds;

function answer(url: string, began: () => void): Promise<PageResponse> {
  return builds.handlePageRequest({ url, ...request, loadRemote, onRender: began });
}

function tell(message: PageWorkerMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', async ({ id, url }: PageJob) => {
  const began = () => tell({ kind: 'began', id });
  began();
  try {
    const { head, ...page } = await answer(url, began);
    // As JSON here: what a page says that is none, such as a circle, fails its own page.
    const plainHead = JSON.parse(JSON.stringify(head));
    tell({ kind: 'answered', id, answer: { ...page, head: plainHead } });
  } catch (error) {
    tell({ kind: 'failed', id, reason: reasonOf(error) });
  }
});

process.on('unhandledRejection', (reason) => tell({ kind: 'stray', reason: reasonOf(reason) }));
setInterval(() => tell({ kind: 'alive', heapBytes: getHeapStatistics().used_heap_size }), HEARTBEAT_MS);

// A page that fails here fails again for its visitor, and is told then.
const warming = builds.warmUrls.map((url) =>
  withinTime(
    WARM_LIMIT_MS,
    answer(url, () => undefined),
    url,
  ),
);
await Promise.allSettled(warming);
tell({ kind: 'loaded', leftOut: builds.leftOut });
