import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { homeMessages } from './home-messages.ts';
import { InspirationSection } from './inspiration-section.tsx';

/** The inspiration gallery, rendered by the server. An address can ask for it (HOME-10). */
export function GallerySection() {
  const gallery = useRef<HTMLDivElement>(null);
  const isRequested = useGalleryScroll(gallery);
  return (
    <div ref={gallery}>
      <InspirationSection
        of="inspiration/inspiration-gallery"
        isRequested={isRequested}
        title={homeMessages.inspiration}
        loading={homeMessages.galleryLoading}
        failed={homeMessages.galleryFailed}
      />
    </div>
  );
}

/** HOME-10. Milliseconds until the page above has its final height. */
export const GALLERY_SCROLL_DELAY = 800;

/** Scrolls to the gallery on each navigation to `?gallery`. */
function useGalleryScroll(gallery: RefObject<HTMLElement | null>): boolean {
  const { key, search } = useLocation();
  const isRequested = new URLSearchParams(search).has('gallery');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes on each navigation to the same link
  useEffect(() => {
    if (!isRequested) return;
    const timer = setTimeout(() => gallery.current?.scrollIntoView(), GALLERY_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }, [gallery, isRequested, key]);
  return isRequested;
}
