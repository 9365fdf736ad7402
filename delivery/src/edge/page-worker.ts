import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from './event-log.ts';
import { loadServerBuilds, type ServerBuildFolders } from './server-builds.ts';

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

const { folders, providerOrigin, timeLimit }: PageWorkerData = workerData;
const builds = loadServerBuilds(folders);

function tell(message: PageWorkerMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', async ({ id, url }: PageJob) => {
  try {
    const { loadRemote } = builds;
    const { queries, ...page } = await builds.answerPage({ url, providerOrigin, timeLimit, loadRemote });
    tell({ kind: 'answered', id, answer: { ...page, queries: JSON.stringify(queries ?? null) } });
  } catch (error) {
    tell({ kind: 'failed', id, reason: reasonOf(error) });
  }
});

setInterval(() => tell({ kind: 'alive' }), HEARTBEAT_MS);
tell({ kind: 'loaded', leftOut: builds.leftOut });
