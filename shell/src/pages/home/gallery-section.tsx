import { css } from '@emotion/react';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPanel, Section, Skeleton, useNearViewport } from 'shared-contracts/look';
import { Fragment } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';
import { homeMessages } from './home-messages.ts';

/** As tall as the gallery in a window of each width. */
const skeleton = css`
  height: calc(257.5vw + 19rem);
  @media (min-width: 768px) {
    height: clamp(51.8rem, 60vw + 15.8rem, 72.8rem);
  }
`;

/** The skeleton does not pulse before loading starts. */
const still = css`
  --breath: paused;
`;

/** The inspiration gallery, loaded near the viewport or on request. */
export function GallerySection() {
  const { ref, isNear } = useNearViewport();
  const isRequested = useGalleryScroll(ref);
  const place = (
    <Section title={homeMessages.inspiration}>
      <div role="status" aria-busy aria-label={homeMessages.galleryLoading}>
        <Skeleton css={skeleton} />
      </div>
    </Section>
  );
  return (
    <div ref={ref}>
      {isNear || isRequested ? (
        <Fragment
          of="inspiration/inspiration-gallery"
          skeleton={place}
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
      ) : (
        <div css={still}>{place}</div>
      )}
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
