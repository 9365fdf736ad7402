import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from './event-log.ts';
import { loadServerBuilds, type ServerBuildFolders } from './server-builds.ts';
import type { ShopConfiguration } from './shop-configuration.ts';

/*
 * The renderer's thread: it loads one released set and never another, so that what it says always comes from the
 * releases that the document names. A page that loops for ever or eats memory costs this thread, not the edge.
 */

/** A thread that says nothing for several of these is stuck in a loop. */
export const HEARTBEAT_MS = 500;

export interface PageWorkerData {
  folders: ServerBuildFolders;
  providerOrigin: string;
  timeLimit: number;
  configuration: ShopConfiguration;
}

export interface PageJob {
  id: number;
  url: string;
}

export type PageWorkerMessage =
  | { kind: 'alive' }
  | { kind: 'loaded'; leftOut: Record<string, string> }
  | { kind: 'answered'; id: number; answer: unknown }
  | { kind: 'failed'; id: number; reason: string };

const { folders, ...request }: PageWorkerData = workerData;
const builds = loadServerBuilds(folders);
const { loadRemote } = builds;

function answer(url: string): Promise<Record<string, unknown>> {
  return builds.answerPage({ url, ...request, loadRemote });
}

function tell(message: PageWorkerMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', async ({ id, url }: PageJob) => {
  try {
    const { queries, head, ...page } = await answer(url);
    // As JSON here: what a page says that is none, such as a circle, fails its own page.
    const plainHead = JSON.parse(JSON.stringify(head));
    const written = { ...page, head: plainHead, queries: JSON.stringify(queries ?? null) };
    tell({ kind: 'answered', id, answer: written });
  } catch (error) {
    tell({ kind: 'failed', id, reason: reasonOf(error) });
  }
});

setInterval(() => tell({ kind: 'alive' }), HEARTBEAT_MS);
// A page that fails here fails again for its visitor, and is told then.
await Promise.allSettled(builds.warmUrls.map(answer));
tell({ kind: 'loaded', leftOut: builds.leftOut });
