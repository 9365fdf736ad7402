import { type PointerEvent, useRef } from 'react';

/** HOME-2. Pixels; less is a tap. */
export const SWIPE_DISTANCE = 40;

/** Handlers for an element with `touch-action: pan-y`. @param onSwipe 1 to the next slide (leftwards), -1 to the previous one */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (Math.abs(distance) > SWIPE_DISTANCE) onSwipe(distance < 0 ? 1 : -1);
    },
    // The finger scrolls the page.
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
