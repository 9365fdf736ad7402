import { css } from '@emotion/react';
import { ErrorPanel, Section, Skeleton } from 'shared-contracts/look';
import { LateFragment } from 'shared-contracts/remotes';
import { VISUALIZER_ID } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { homeMessages } from './home-messages.ts';

const skeleton = css`
  height: clamp(36rem, 48vw, 44rem);
`;

/** The room in a chosen colour, rendered by the server. */
export function VisualizerSection() {
  return (
    <LateFragment
      of="inspiration/visualizer"
      skeleton={
        <Section id={VISUALIZER_ID} title={homeMessages.visualizer}>
          <div role="status" aria-busy aria-label={homeMessages.visualizerLoading}>
            <Skeleton css={skeleton} />
          </div>
        </Section>
      }
      fallback={({ retry }) => (
        <Section id={VISUALIZER_ID} title={homeMessages.visualizer}>
          <ErrorPanel
            compact
            title={homeMessages.visualizerFailed}
            message={messages.tryAgainAdvice}
            onRetry={retry}
          />
        </Section>
      )}
    />
  );
}
