import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageRequest, PageResponse, ServedPage } from 'shared-contracts/document';
import { reasonOf } from '../../event-log.ts';
import { loadServerBuilds, type ServerBuildFolders } from './server-builds.ts';
import { withTimeout } from './with-timeout.ts';

/*
 * The renderer's thread. It loads one released set and never another, so that what it renders comes from the releases
 * that the document names. A page with an endless loop or a memory leak costs this thread, not the edge server.
 */

const HEARTBEAT_MS = 100;
/** A page that never settles must not keep its release from taking traffic. */
const WARM_UP_LIMIT_MS = 5_000;

export interface RenderWorkerData
  extends Pick<PageRequest, 'providerOrigin' | 'timeLimit' | 'configuration'> {
  folders: ServerBuildFolders;
}

export interface RenderRequest {
  id: number;
  url: string;
}

export type RenderWorkerMessage =
  | { kind: 'heartbeat'; heapBytes: number }
  | { kind: 'loaded'; leftOut: Record<string, string>; pages: readonly ServedPage[] | undefined }
  /** The next step of this job may block the thread. */
  | { kind: 'began'; id: number }
  | { kind: 'rendered'; id: number; response: unknown }
  | { kind: 'failed'; id: number; reason: string }
  /** A rejected promise that no page waited for. */
  | { kind: 'unhandled-rejection'; reason: string };

const { folders, ...request }: RenderWorkerData = workerData;
const builds = await loadServerBuilds(folders);
const { loadRemote } = builds;

function render(url: string, onRender: () => void): Promise<PageResponse> {
  return builds.handlePageRequest({ url, ...request, loadRemote, onRender });
}

function post(message: RenderWorkerMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', async ({ id, url }: RenderRequest) => {
  const noteBegun = () => post({ kind: 'began', id });
  noteBegun();
  try {
    const { head, ...page } = await render(url, noteBegun);
    // Converted to JSON here, so that a head which has no JSON, such as a circular one, fails its own page alone.
    const plainHead = JSON.parse(JSON.stringify(head));
    post({ kind: 'rendered', id, response: { ...page, head: plainHead } });
  } catch (error) {
    post({ kind: 'failed', id, reason: reasonOf(error) });
  }
});

process.on('unhandledRejection', (reason) => post({ kind: 'unhandled-rejection', reason: reasonOf(reason) }));
setInterval(() => post({ kind: 'heartbeat', heapBytes: getHeapStatistics().used_heap_size }), HEARTBEAT_MS);

// A page that fails here fails again when it is requested, and is logged then.
const warmUps = builds.warmUrls.map((url) =>
  withTimeout(
    WARM_UP_LIMIT_MS,
    render(url, () => undefined),
    url,
  ),
);
await Promise.allSettled(warmUps);
post({ kind: 'loaded', leftOut: builds.leftOut, pages: builds.servedPages });
