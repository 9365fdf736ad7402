import { type OwnEdge, type OwnEdgeOptions, startOwnEdge } from './own-edge.ts';

/** An edge server that waits for its renderer even on a busy machine, for tests about content and not about speed. */
export function startEdgeWithLongTimeouts(options?: OwnEdgeOptions): Promise<OwnEdge> {
  return startOwnEdge({ PAGE_DATA_LIMIT: '5000', PAGE_RENDER_LIMIT: '20000' }, options);
}
