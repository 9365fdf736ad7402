import { onTestFinished } from 'vitest';

type Report = (entries: { isIntersecting: boolean }[]) => void;

type StubbedViewport = {
  /** Reports to the observers of this margin, or to all, whether their elements are in the window. */
  show: (isIntersecting: boolean, margin?: string) => void;
};

/**
 * Replaces `IntersectionObserver` until the end of the test, because happy-dom's never reports.
 * @param isNear reported at once for each observed element; if undefined, nothing is reported before `show`
 */
export function stubViewport(isNear?: boolean): StubbedViewport {
  const observers = new Set<{ report: Report; margin: string | undefined }>();
  class StubbedObserver {
    readonly #own: { report: Report; margin: string | undefined };
    constructor(report: Report, { rootMargin }: IntersectionObserverInit = {}) {
      this.#own = { report, margin: rootMargin };
    }
    observe() {
      observers.add(this.#own);
      if (isNear !== undefined) this.#own.report([{ isIntersecting: isNear }]);
    }
    disconnect() {
      observers.delete(this.#own);
    }
  }
  const { IntersectionObserver } = globalThis;
  Object.assign(globalThis, { IntersectionObserver: StubbedObserver });
  onTestFinished(() => void Object.assign(globalThis, { IntersectionObserver }));
  return {
    show: (isIntersecting, margin) => {
      for (const { report, margin: own } of observers) {
        if (margin === undefined || margin === own) report([{ isIntersecting }]);
      }
    },
  };
}
