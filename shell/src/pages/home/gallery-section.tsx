import { css } from '@emotion/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPanel, Section, Skeleton } from 'shared-contracts/look';
import { LateFragment } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';
import { homeMessages } from './home-messages.ts';

/** The height of the gallery in a window of each width. */
const skeleton = css`
  height: calc(257.5vw + 19rem);
  @media (min-width: 768px) {
    height: clamp(51.8rem, 60vw + 15.8rem, 72.8rem);
  }
`;

/** The inspiration gallery, rendered by the server. An address can ask for it (HOME-10). */
export function GallerySection() {
  const gallery = useRef<HTMLDivElement>(null);
  const isRequested = useGalleryScroll(gallery);
  return (
    <div ref={gallery}>
      <LateFragment
        of="inspiration/inspiration-gallery"
        isRequested={isRequested}
        skeleton={
          <Section title={homeMessages.inspiration}>
            <div role="status" aria-busy aria-label={homeMessages.galleryLoading}>
              <Skeleton css={skeleton} />
            </div>
          </Section>
        }
        fallback={({ retry }) => (
          <Section title={homeMessages.inspiration}>
            <ErrorPanel
              compact
              title={homeMessages.galleryFailed}
              message={messages.tryAgainAdvice}
              onRetry={retry}
            />
          </Section>
        )}
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
