import { css, keyframes } from '@emotion/react';
import { type Ratio, ratios } from './ratios.ts';

/** Animates opacity alone, which costs no repaint: a skeleton below the first view may stay for minutes. */
const breathe = keyframes`
  50% { opacity: 1; }
`;

const skeleton = css`
  display: block;
  background: var(--paper-breath);
  opacity: 0.5;
  border-radius: var(--radius);
  animation: ${breathe} 1.8s ease-in-out infinite var(--breath, running);
`;

const line = css`
  height: 0.8em;
  margin-block: 0.4em;
`;

type SkeletonProps = {
  ratio?: Ratio;
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** As tall as a line of text. */
  text?: boolean;
  className?: string;
};

/**
 * Placeholder for content that is loading. It is hidden from screen readers: the region around it carries `aria-busy` and
 * a name. `--breath: paused` on an ancestor stops the animation, for content that has not been requested yet.
 */
export function Skeleton({ ratio, width, height, text, className }: SkeletonProps) {
  const size = css({ width, height });
  return (
    <span aria-hidden css={[skeleton, ratio && ratios[ratio], text && line, size]} className={className} />
  );
}
