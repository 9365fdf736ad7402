import { css } from '@emotion/react';

/** A place for what a script would bring: without one nothing ever comes. */
export const withScriptOnly = css`
  @media (scripting: none) {
    display: none;
  }
`;
