import { type RefObject, useEffect, useRef, useState } from 'react';

/** Content starts to load at this distance from the viewport, so that it is ready when it scrolls into view. */
export const NEAR_VIEWPORT = '600px';

/** Whether the element has come near the viewport; once true, it stays true. Always false on the server. */
export function useNearViewport(): { ref: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => whenNear(ref.current, () => setNear(true)), []);
  return { ref, isNear };
}

/** Calls back once, when the element comes near the viewport. @param distance in CSS @returns a function that stops it */
export function whenNear(element: Element | null, onNear: () => void, distance = NEAR_VIEWPORT): () => void {
  if (!element) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: distance },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
