import { css } from '@emotion/react';
import { ErrorPanel, Section, Skeleton, useNearViewport } from 'shared-contracts/look';
import { Fragment } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';

const skeleton = css`
  height: clamp(36rem, 48vw, 44rem);
`;

/** The skeleton does not pulse before loading starts. */
const still = css`
  --breath: paused;
`;

/** The room in a chosen colour, loaded near the viewport. */
export function VisualizerSection() {
  const { ref, isNear } = useNearViewport();
  const place = (
    <Section title={messages.visualizer}>
      <div role="status" aria-busy aria-label={messages.visualizerLoading}>
        <Skeleton css={skeleton} />
      </div>
    </Section>
  );
  return (
    <div ref={ref}>
      {isNear ? (
        <Fragment
          of="inspiration/visualizer"
          skeleton={place}
          fallback={({ retry }) => (
            <Section title={messages.visualizer}>
              <ErrorPanel
                compact
                title={messages.visualizerFailed}
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
