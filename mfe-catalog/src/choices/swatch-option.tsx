import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { SwatchDisc } from 'shared-contracts/look';

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

/** An invisible native control covers the disc, which keeps name, keyboard handling and form submission native. */
const control = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

type Colour = {
  /** Accessible name of the colour. */
  label: string;
  /** `#rrggbb`. */
  colour: string;
  /** URL of a picture of the decor, shown instead of the colour. */
  picture?: string;
};

export type SwatchOptionProps = ComponentProps<'input'> & Colour & { kind?: 'radio' | 'checkbox' };

/** A colour disc that can be chosen. */
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
      <input type={kind} css={control} aria-label={label} {...rest} />
      <SwatchDisc colour={colour} picture={picture} />
    </label>
  );
}
