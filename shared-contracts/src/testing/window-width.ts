import type { DetachedWindowAPI } from 'happy-dom';

/** @param width in CSS pixels, as seen by media queries */
export function setWindowWidth(width: number): void {
  const { happyDOM } = window as typeof window & { happyDOM: DetachedWindowAPI };
  happyDOM.setViewport({ width });
}
