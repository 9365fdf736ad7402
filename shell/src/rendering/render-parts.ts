import type { RenderedPage } from 'shared-contracts/document';
import { type PageToRender, renderPage } from './render-page.tsx';

export type RenderedParts = {
  /** Absent where not even the frame could be rendered. */
  rendered?: RenderedPage;
  /** What stands in it: the browser begins with the same, and loads the rest then. */
  modules: readonly string[];
  faults: readonly string[];
};

/**
 * Renders as much of a page as there can be. What throws leaves its skeleton: a fragment alone, then all of them, then
 * the page; header and footer stand in any case.
 */
export function renderParts(page: PageToRender): RenderedParts {
  const faults: string[] = [];
  for (const modules of thinner(page.modules)) {
    try {
      return { rendered: renderPage({ ...page, modules }), modules: [...modules.keys()], faults };
    } catch (error) {
      // What is left out of the next attempt may not be what threw: only the first says what it was.
      if (faults.length === 0) faults.push(String(error));
    }
  }
  return { modules: [...page.modules.keys()], faults };
}

function* thinner(modules: ReadonlyMap<string, unknown>): Generator<ReadonlyMap<string, unknown>> {
  const [page, ...fragments] = modules;
  yield modules;
  for (const left of fragments) yield new Map([...modules].filter(([name]) => name !== left[0]));
  if (page && fragments.length > 1) yield new Map([page]);
  if (page) yield new Map();
}
