import { css } from '@emotion/react';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPanel, Section, Skeleton, useNearViewport } from 'shared-contracts/look';
import { Fragment } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';

const skeleton = css`
  height: clamp(36rem, 60vw, 60rem);
`;

/** Not asked for yet. */
const still = css`
  --breath: paused;
`;

/** The inspiration gallery of its owner, loaded when the shopper comes near it or has asked for it. */
export function GallerySection() {
  const { ref, isNear } = useNearViewport();
  const isAskedFor = useGalleryScroll(ref);
  const place = (
    <Section title={messages.inspiration}>
      <div role="status" aria-busy aria-label={messages.galleryLoading}>
        <Skeleton css={skeleton} />
      </div>
    </Section>
  );
  return (
    <div ref={ref}>
      {isNear || isAskedFor ? (
        <Fragment
          of="inspiration/inspiration-gallery"
          skeleton={place}
          fallback={({ retry }) => (
            <Section title={messages.inspiration}>
              <ErrorPanel
                compact
                title={messages.galleryFailed}
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

/** Milliseconds, spec section 2: the page above has its final height by then. */
export const GALLERY_SCROLL_DELAY = 800;

/** Scrolls to the gallery when the address asks for it: `?gallery`. Each visit of the link asks anew. */
function useGalleryScroll(gallery: RefObject<HTMLElement | null>): boolean {
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
