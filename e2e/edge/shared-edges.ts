import { startEdgeWithLongTimeouts } from './edge-with-long-timeouts.ts';
import { startEdgeWithoutData } from './edge-without-data.ts';

/**
 * Starts two edge servers for all workers of a run, whose tests must not change them. One server renders and compiles what each
 * worker's own would render and compile again. The workers get their origins by the environment.
 * @returns stops them
 */
export default async function startSharedEdges(): Promise<() => Promise<void>> {
  const [withLongTimeouts, withoutData] = await Promise.all([
    startEdgeWithLongTimeouts(),
    startEdgeWithoutData(),
  ]);
  process.env.EDGE_WITH_LONG_TIMEOUTS = withLongTimeouts.origin;
  process.env.EDGE_WITHOUT_DATA = withoutData.origin;
  return async () => {
    await Promise.all([withLongTimeouts.stop(), withoutData.stop()]);
  };
}
