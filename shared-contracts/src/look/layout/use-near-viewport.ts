import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the window content starts to load, so that it is there when it comes into view. */
const MARGIN = '600px';

/** Whether the shopper has come near an element; once near, it stays so. Never on a server. */
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
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
