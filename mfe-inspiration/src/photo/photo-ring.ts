import { css } from '@emotion/react';

/** A white ring with a dark edge, visible on any photo. `inset` is its distance from the edge of the tappable area. */
export const photoRing = (inset: string, line: string) => css`
  position: absolute;
  width: var(--tap-small);
  height: var(--tap-small);
  margin: calc(var(--tap-small) / -2) 0 0 calc(var(--tap-small) / -2);
  border-radius: 50%;
  forced-color-adjust: none;
  &::before {
    content: '';
    position: absolute;
    inset: ${inset};
    border: ${line} solid #fff;
    border-radius: 50%;
    box-shadow:
      0 0 0 1.5px rgb(0 0 0 / 0.7),
      inset 0 0 0 1.5px rgb(0 0 0 / 0.7);
  }
`;
