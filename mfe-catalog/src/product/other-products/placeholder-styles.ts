import { css } from '@emotion/react';

/** For the place of what a script would bring: without one nothing ever comes. */
export const withScriptOnly = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** For the place of what nobody has asked for yet. */
export const still = css`
  --breath: paused;
`;
