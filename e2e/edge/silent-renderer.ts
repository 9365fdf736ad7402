import { type OwnEdge, startOwnEdge } from './own-edge.ts';

/** An edge server whose documents bring no answers: the browser asks for all of them, and a test answers. */
export function startSilentRenderer(): Promise<OwnEdge> {
  return startOwnEdge({ PAGE_DATA_LIMIT: '1', PAGE_RENDER_LIMIT: '1' });
}
