import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { SwatchDisc } from '../media/swatch-disc.tsx';
import { laidOver } from './control-styles.ts';

const swatch = css`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  cursor: pointer;
  &:has(:checked) > :last-child {
    outline: 1.5px solid var(--ink);
    outline-offset: 3px;
  }
  &:has(:focus-visible) > :last-child {
    outline: var(--focus);
    outline-offset: 4px;
  }
`;

type Colour = {
  /** The colour's name in words. */
  label: string;
  /** `#rrggbb`. */
  colour: string;
  /** Address of a picture of the decor, shown instead of the colour. */
  picture?: string;
};

export type SwatchOptionProps = ComponentProps<'input'> & Colour & { kind?: 'radio' | 'checkbox' };

/** A colour to choose. */
export function SwatchOption({
  label,
  colour,
  picture,
  kind = 'radio',
  className,
  ...rest
}: SwatchOptionProps) {
  return (
    <label css={swatch} className={className} title={label}>
      <input type={kind} css={laidOver} aria-label={label} {...rest} />
      <SwatchDisc colour={colour} picture={picture} />
    </label>
  );
}
