import { css } from '@emotion/react';
import { formatWholeRupees } from 'shared-contracts/money';
import { PRICE_BOUNDS, type PriceRange } from 'shared-contracts/product/facets';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { handlePlaces, movedHandle, type PriceScale } from './price-scale.ts';

/** Width and height of a handle. Its centre keeps half of this distance from the ends of the track. */
const HANDLE = '1.75rem';

const slider = css`
  position: relative;
  height: var(--tap-small);
  @media (scripting: none) {
    display: none;
  }
`;

const track = css`
  position: absolute;
  inset: 0 calc(${HANDLE} / 2);
  margin: auto;
  width: calc(100% - ${HANDLE});
  height: 4px;
  > :first-of-type {
    fill: var(--line);
  }
  > :last-of-type {
    fill: var(--accent);
  }
  @media (forced-colors: active) {
    > :first-of-type {
      fill: GrayText;
    }
    > :last-of-type {
      fill: Highlight;
    }
  }
`;

const thumb = css`
  box-sizing: border-box;
  width: ${HANDLE};
  height: ${HANDLE};
  border: 1.5px solid var(--ink);
  border-radius: 50%;
  background: var(--paper-raised);
  cursor: grab;
  pointer-events: auto;
`;

const thumbFocus = css`
  outline: var(--focus);
  outline-offset: 2px;
`;

/** The two controls cover each other: only their handles take the pointer. */
const handle = css`
  appearance: none;
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  pointer-events: none;
  touch-action: pan-y;
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:active::-webkit-slider-thumb {
    border-color: var(--accent);
    cursor: grabbing;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    ${thumbFocus}
  }
  &:focus-visible::-moz-range-thumb {
    ${thumbFocus}
  }
`;

/** Where both handles meet at the upper end, the lower one must stay in reach. */
const above = css`
  z-index: 1;
`;

export type PriceHandlesProps = {
  scale: PriceScale;
  range: PriceRange;
  onMove: (range: PriceRange) => void;
};

/** A slider with two handles: two native ones on a common track. They have no names, because the fields are submitted. */
export function PriceHandles({ scale, range, onMove }: PriceHandlesProps) {
  const { min, max, step } = scale;
  const places = handlePlaces(scale, range);
  const share = (price: number) => ((price - min) / (max - min)) * 100;
  const isHigh = share(places.price_min) > 50;
  return (
    <div css={slider}>
      {/* Uses SVG attributes, because the policy forbids style attributes in a rendered page. */}
      <svg css={track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect width="100" height="1" />
        <rect
          x={share(places.price_min)}
          width={share(places.price_max) - share(places.price_min)}
          height="1"
        />
      </svg>
      {PRICE_BOUNDS.map((bound) => (
        <input
          key={bound}
          type="range"
          css={[handle, bound === 'price_min' && isHigh && above]}
          aria-label={shopMessages.priceHandles[bound]}
          aria-valuetext={formatWholeRupees(range[bound] ?? places[bound])}
          data-bound={bound}
          min={min}
          max={max}
          step={step}
          value={places[bound]}
          onChange={({ target }) => onMove(movedHandle(scale, range, bound, target.valueAsNumber))}
        />
      ))}
    </div>
  );
}
