import { css } from '@emotion/react';
import { Picture } from './picture.tsx';

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

const decor = css`
  overflow: hidden;
`;

export type SwatchDiscProps = {
  /** `#rrggbb`; a neutral grey when empty. */
  colour: string;
  /** URL of a picture of the decor, shown instead of the colour once it has loaded. */
  picture?: string;
  className?: string;
};

/** A colour as a disc. Hidden from screen readers: the colour's name is beside it or on the control around it. */
export function SwatchDisc({ colour, picture, className }: SwatchDiscProps) {
  if (picture) {
    const size = { width: 36, height: 36 };
    return (
      <Picture
        css={[disc, decor]}
        className={className}
        src={picture}
        alt=""
        {...size}
        placeholder={colour}
      />
    );
  }
  return (
    <svg css={disc} className={className} viewBox="0 0 36 36" aria-hidden>
      <circle cx="18" cy="18" r="17.5" fill={colour || undefined} />
    </svg>
  );
}
