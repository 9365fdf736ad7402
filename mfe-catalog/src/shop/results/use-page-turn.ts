import { type RefObject, useLayoutEffect, useRef } from 'react';

export type PageTurn = {
  /** The start of the list. */
  start: RefObject<HTMLDivElement | null>;
  focusStart: () => void;
  /** Call when the shopper follows a link to another page. */
  turn: () => void;
};

/**
 * Scrolls to the start of the list after a page turn. It scrolls once the address has changed, and not on the click, so
 * that Back restores the scroll position of the old page. It does not wait for the new list.
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
