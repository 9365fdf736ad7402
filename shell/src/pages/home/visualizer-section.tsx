import { css } from '@emotion/react';
import { ErrorPanel, Section, Skeleton } from 'shared-contracts/look';
import { LateFragment } from 'shared-contracts/remotes';
import { VISUALIZER_ID } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { homeMessages } from './home-messages.ts';

/** The height of the visualizer, with its lead, in a window of each width. */
const skeleton = css`
  height: calc(75vw + 40.3rem);
  @media (min-width: 768px) {
    height: calc(58.6vw + 34.75rem);
  }
  @media (min-width: 1024px) {
    height: clamp(35rem, 45.6vw - 1.4rem, 39.4rem);
  }
`;

/** The server renders the room in a chosen colour. */
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
