import { css } from '@emotion/react';
import { Skeleton } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { belowStage, stage, visualizerLayout } from './visualizer-layout.ts';

/** As tall as the choice of a type with one row of pills. */
const choice = css`
  height: 27.5rem;
`;

/** As tall as the visualizer, so that the layout does not shift. */
export function VisualizerSkeleton() {
  return (
    <div css={visualizerLayout} role="status" aria-busy aria-label={messages.visualizerLoading}>
      <div>
        <div css={stage}>
          <div>
            <Skeleton height="100%" />
          </div>
        </div>
        <div css={belowStage} />
      </div>
      <Skeleton css={choice} />
    </div>
  );
}
