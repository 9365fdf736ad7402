import { useRef, useState } from 'react';
import { useRotation } from 'shared-contracts/rotation';

/** HOME-5. Milliseconds between two steps. */
export const STEP_EVERY = 2_000;
/** HOME-5. Milliseconds without a step after the shopper has used the carousel. */
export const REST_AFTER_USE = 5_000;
/** HOME-5. Milliseconds without a step after the shopper has chosen a dot, to look at that product. */
export const REST_AFTER_DOT = 10_000;

/** Pixels by which a browser may round a scroll position. */
const ROUNDING = 4;

/** Scrolls a row by one item at a time, and back to the start at its end. */
export function useCarousel() {
  const row = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  const rotation = useRotation({ part, every: STEP_EVERY, onTurn: () => step(1) });

  function step(by: 1 | -1): void {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth, children } = row.current;
    const isAtEnd = scrollLeft + clientWidth >= scrollWidth - ROUNDING;
    const last = children.length - 1;
    if (by === 1) scrollRow(row.current, isAtEnd ? 0 : position + 1);
    else scrollRow(row.current, position > 0 ? position - 1 : last);
  }

  return {
    part,
    row,
    position,
    ...rotation,
    /** Called by the row's scroll event, because the shopper may scroll it, too. */
    notePosition: () => row.current && setPosition(firstShown(row.current)),
    noteUse: () => rotation.rest(REST_AFTER_USE),
    stepByHand: (by: 1 | -1) => {
      rotation.rest(REST_AFTER_USE);
      step(by);
    },
    show: (index: number) => {
      rotation.rest(REST_AFTER_DOT);
      if (row.current) scrollRow(row.current, index);
    },
  };
}

/** `scrollIntoView` would scroll the page, too. The style sheet decides whether it is smooth. */
function scrollRow(row: HTMLElement, index: number): void {
  row.scrollTo({ left: startOf(row, index) });
}

function firstShown(row: HTMLElement): number {
  const distances = [...row.children].map((_, index) => Math.abs(startOf(row, index) - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Pixels from the row's start to the start of an item. */
function startOf(row: HTMLElement, index: number): number {
  const [first] = row.children;
  const item = row.children[index];
  if (!(first instanceof HTMLElement) || !(item instanceof HTMLElement)) return 0;
  return item.offsetLeft - first.offsetLeft;
}
