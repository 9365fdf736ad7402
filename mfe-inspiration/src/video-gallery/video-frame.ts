import { css } from '@emotion/react';

/** The place of a video, which does not change when its player takes it. */
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
