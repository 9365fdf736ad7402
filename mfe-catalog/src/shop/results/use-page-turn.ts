import { type RefObject, useLayoutEffect, useRef } from 'react';

export type PageTurn = {
  /** Where a list begins. */
  start: RefObject<HTMLDivElement | null>;
  focusStart: () => void;
  /** The link of another page was taken. */
  turn: () => void;
};

/**
 * A turned page is read from its start. The way there is taken when the address is the new page's, and not at the press:
 * the place that was left belongs to the old page, for Back. Nor is the list waited for: the old one stays till it is there.
 */
export function usePageTurn(page: number): PageTurn {
  const start = useRef<HTMLDivElement>(null);
  const left = useRef<number>(undefined);
  const focusStart = () => start.current?.focus({ preventScroll: true });

  useLayoutEffect(() => {
    if (left.current === undefined || left.current === page) return;
    left.current = undefined;
    start.current?.scrollIntoView();
    start.current?.focus({ preventScroll: true });
  }, [page]);

  const turn = () => {
    left.current = page;
  };
  return { start, focusStart, turn };
}
