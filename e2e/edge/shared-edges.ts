import { startEdgeWithLongTimeouts } from './edge-with-long-timeouts.ts';
import { startOwnEdge } from './own-edge.ts';

/**
 * Starts two edge servers that all workers of a run share, and tests must not change. Otherwise each worker would render and compile the same
 * pages with a server of its own. The workers get the origins from their environment.
 * @returns stops both
 */
export default async function startSharedEdges(): Promise<() => Promise<void>> {
  const [withLongTimeouts, withoutData] = await Promise.all([
    startEdgeWithLongTimeouts(),
    // Documents of this server contain no data: the browser fetches all of it, so that a test can mock every response.
    startOwnEdge({ PAGE_DATA_LIMIT: '1', PAGE_RENDER_LIMIT: '1' }),
  ]);
  process.env.EDGE_WITH_LONG_TIMEOUTS = withLongTimeouts.origin;
  process.env.EDGE_WITHOUT_DATA = withoutData.origin;
  return async () => {
    await Promise.all([withLongTimeouts.stop(), withoutData.stop()]);
  };
}
