import { type RefObject, useEffect, useEffectEvent } from 'react';

/** HOME-2. Pixels; less is a tap. */
export const SWIPE_DISTANCE = 40;

/** Listens on an element with `touch-action: pan-y`. @param onSwipe 1 to the next slide (leftwards), -1 to the previous one */
export function useSwipe(part: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    let start: number | undefined;
    const listening = new AbortController();
    const on = (name: 'pointerdown' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
      part.current?.addEventListener(name, act, { signal: listening.signal });
    on('pointerdown', ({ pointerType, clientX }) => {
      start = pointerType === 'mouse' ? undefined : clientX;
    });
    on('pointerup', ({ clientX }) => {
      const distance = clientX - (start ?? clientX);
      start = undefined;
      if (Math.abs(distance) > SWIPE_DISTANCE) swipe(distance < 0 ? 1 : -1);
    });
    // The finger scrolls the page.
    on('pointercancel', () => {
      start = undefined;
    });
    return () => listening.abort();
  }, [part]);
}
