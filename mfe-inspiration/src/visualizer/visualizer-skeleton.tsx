import { Skeleton } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { visualizerLayout } from './visualizer-layout.ts';

/** As tall as the visualizer, so that the layout does not shift. */
export function VisualizerSkeleton() {
  return (
    <div css={visualizerLayout} role="status" aria-busy aria-label={messages.visualizerLoading}>
      <Skeleton ratio="8/5" />
      <Skeleton height="32rem" />
    </div>
  );
}
