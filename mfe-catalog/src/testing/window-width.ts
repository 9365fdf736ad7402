import type { DetachedWindowAPI } from 'happy-dom';

/** In CSS pixels: what media queries of the components under test see. */
export function setWindowWidth(width: number): void {
  const { happyDOM } = window as typeof window & { happyDOM: DetachedWindowAPI };
  happyDOM.setViewport({ width });
}
