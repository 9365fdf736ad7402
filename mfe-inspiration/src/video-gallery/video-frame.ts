import { css } from '@emotion/react';

/** The frame of a video. It keeps its size when the player replaces the picture. */
export const videoFrame = css`
  position: relative;
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
  overflow: hidden;
  background: var(--picture);
  border: 0;
  object-fit: cover;
`;
