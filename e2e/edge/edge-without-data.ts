import { type OwnEdge, startOwnEdge } from './own-edge.ts';

/** An edge server whose documents contain no data: the browser fetches all of it, so a test can mock every response. */
export function startEdgeWithoutData(): Promise<OwnEdge> {
  return startOwnEdge({ PAGE_DATA_LIMIT: '1', PAGE_RENDER_LIMIT: '1' });
}
