import { css } from '@emotion/react';
import { Icon } from 'shared-contracts/look';

/** Covers the picture, so that a drag works anywhere on it. A finger still scrolls the page vertically. */
const range = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: ew-resize;
  touch-action: pan-y;
`;

const divider = css`
  position: absolute;
  inset-block: 0;
  width: 2px;
  margin-left: -1px;
  background: var(--paper-raised);
  box-shadow: 0 0 0 1px rgb(29 25 23 / 0.2);
  pointer-events: none;
  > span {
    position: absolute;
    top: 50%;
    left: 50%;
    display: flex;
    align-items: center;
    justify-content: center;
    width: var(--tap-small);
    height: var(--tap-small);
    border-radius: var(--radius-round);
    background: var(--paper-raised);
    box-shadow: var(--shadow-float);
    color: var(--ink);
    transform: translate(-50%, -50%);
  }
  svg {
    width: 1rem;
    height: 1rem;
    margin-inline: -0.125rem;
  }
  input:focus-visible ~ & > span {
    outline: var(--focus);
    outline-offset: var(--focus-offset);
    box-shadow: 0 0 0 calc(var(--focus-offset) + 4px) var(--paper-raised);
  }
`;

const label = css`
  position: absolute;
  top: var(--s-3);
  max-width: calc(50% - var(--s-5));
  padding: 0.25rem 0.625rem;
  border-radius: var(--radius);
  background: var(--paper-raised);
  font-size: var(--type-micro);
  overflow-wrap: anywhere;
  pointer-events: none;
`;

const atLeft = css`
  left: var(--s-3);
`;

const atRight = css`
  right: var(--s-3);
`;

export type SplitControlProps = {
  /** The divider's distance from the left, in percent of the picture. */
  percent: number;
  onMove: (percent: number) => void;
  /** `label` describes the slider, `value` its position. */
  label: string;
  value: string;
  left: string;
  right: string | undefined;
};

/** A divider over a picture, moved by a pointer or the arrow keys. Both sides have labels. */
export function SplitControl({ percent, onMove, label: does, value, left, right }: SplitControlProps) {
  return (
    <>
      <span css={[label, atLeft]} aria-hidden>
        {left}
      </span>
      {right !== undefined && (
        <span css={[label, atRight]} aria-hidden>
          {right}
        </span>
      )}
      <input
        css={range}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={does}
        aria-valuetext={value}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <span css={divider} style={{ left: `${percent}%` }} aria-hidden>
        <span>
          <Icon name="chevron-left" />
          <Icon name="chevron-right" />
        </span>
      </span>
    </>
  );
}
