import { css, keyframes } from '@emotion/react';
import { type Ratio, ratios } from './ratios.ts';

/** Of opacity, which no page has to be painted for: a skeleton may stand for as long as somebody reads above it. */
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

export type SkeletonProps = {
  ratio?: Ratio;
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** As high as a line of text. */
  text?: boolean;
  className?: string;
};

/**
 * Keeps the place of what is still loading. Mute: the region around it carries `aria-busy` and a name. Within
 * `--breath: paused` it is still, for what nobody has asked for yet.
 */
export function Skeleton({ ratio, width, height, text, className }: SkeletonProps) {
  const size = css({ width, height });
  return (
    <span aria-hidden css={[skeleton, ratio && ratios[ratio], text && line, size]} className={className} />
  );
}
