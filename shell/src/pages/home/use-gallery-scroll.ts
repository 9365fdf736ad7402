import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds, spec section 2: the page above has its final height by then. */
export const GALLERY_SCROLL_DELAY = 800;

/** Scrolls to the gallery when the address asks for it: `?gallery`. Each visit of the link asks anew. */
export function useGalleryScroll(gallery: RefObject<HTMLElement | null>): boolean {
  const { key, search } = useLocation();
  const isAskedFor = new URLSearchParams(search).has('gallery');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one visit of the same link from the next
  useEffect(() => {
    if (!isAskedFor) return;
    const timer = setTimeout(() => gallery.current?.scrollIntoView(), GALLERY_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [gallery, isAskedFor, key]);
  return isAskedFor;
}
