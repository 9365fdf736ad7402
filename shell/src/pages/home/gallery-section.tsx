import { css } from '@emotion/react';
import { ErrorPanel, Section, Skeleton, useNearViewport } from 'shared-contracts/look';
import { Fragment } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';
import { useGalleryScroll } from './use-gallery-scroll.ts';

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
