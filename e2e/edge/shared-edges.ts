import { startEdgeWithLongTimeouts } from './edge-with-long-timeouts.ts';
import { startOwnEdge } from './own-edge.ts';

/**
 * Starts two edge servers for all workers of a run, whose tests must not change them. One server renders and compiles what each
 * worker's own would render and compile again. The workers get their origins by the environment.
 * @returns stops them
 */
export default async function startSharedEdges(): Promise<() => Promise<void>> {
  const [withLongTimeouts, withoutData] = await Promise.all([
    startEdgeWithLongTimeouts(),
    // Its documents contain no data: the browser fetches all of it, so a test can mock every response.
    startOwnEdge({ PAGE_DATA_LIMIT: '1', PAGE_RENDER_LIMIT: '1' }),
  ]);
  process.env.EDGE_WITH_LONG_TIMEOUTS = withLongTimeouts.origin;
  process.env.EDGE_WITHOUT_DATA = withoutData.origin;
  return async () => {
    await Promise.all([withLongTimeouts.stop(), withoutData.stop()]);
  };
}
