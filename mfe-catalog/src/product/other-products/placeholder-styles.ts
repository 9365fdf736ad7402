import { css } from '@emotion/react';

/** Hides a placeholder without script: its content would never load. */
export const withScriptOnly = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** Stops the animation of a placeholder whose content is not requested yet. */
export const still = css`
  --breath: paused;
`;
