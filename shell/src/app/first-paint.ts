/** Milliseconds after which the shop starts without a paint: a tab that is not visible paints nothing. */
export const PAINT_LIMIT = 300;

/** Resolves when the browser has painted the rendered page; at once for a document without content. */
export function firstPaint(): Promise<void> {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const hasContent = document.getElementById('root')?.hasChildNodes();
  if (isPainted || !hasContent || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_LIMIT);
    // A callback of the next frame runs before it is painted, and a timer after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
