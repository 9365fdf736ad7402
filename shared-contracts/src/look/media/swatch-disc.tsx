import { css } from '@emotion/react';

const disc = css`
  flex: none;
  overflow: visible;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  fill: var(--picture);
  forced-color-adjust: none;
  circle {
    /* Keeps a white swatch visible on the page. */
    stroke: var(--swatch-edge);
    vector-effect: non-scaling-stroke;
  }
`;

type SwatchDiscProps = {
  /** `#rrggbb`; a neutral grey when empty. */
  colour: string;
  className?: string;
};

/** A colour as a disc. Hidden from screen readers: the colour's name is beside it or on the control around it. */
export function SwatchDisc({ colour, className }: SwatchDiscProps) {
  return (
    <svg css={disc} className={className} viewBox="0 0 36 36" aria-hidden>
      <circle cx="18" cy="18" r="17.5" fill={colour || undefined} />
    </svg>
  );
}
