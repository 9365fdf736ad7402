import { type RefObject, useEffect, useRef, useState } from 'react';

/** Content starts to load this far outside the viewport, so that it is there when it scrolls into view. */
export const NEAR_VIEWPORT = '600px';

/** Whether the element has come near the viewport; once true, it stays true. Always false on the server. */
export function useNearViewport(): { ref: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR_VIEWPORT },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
