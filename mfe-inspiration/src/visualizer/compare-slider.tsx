import { css } from '@emotion/react';
import { useState } from 'react';
import { Icon, Picture } from 'shared-contracts/look';
import { pictureFile } from 'shared-contracts/product/rules';
import { messages } from '../messages.ts';
import { nameOf } from './colour-name.ts';
import type { Colour } from './colours-query.ts';
import { roomInWords, roomPictures } from './room-pictures.ts';
import { STAGE_FILE_SIZE, STAGE_SIZES } from './stage-size.ts';

/** Percent of the picture. */
const MIDDLE = 50;

const picture = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

/** Covers the picture, so that it can be dragged anywhere; a finger still scrolls the page up and down. */
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

export type CompareSliderProps = {
  /** The colour on the left, which stays while others are chosen for the right. */
  kept: Colour;
  /** The room on the right. */
  room: string | undefined;
  chosen: Colour;
};

/** The kept colour over the left part of the room, up to a divider that a pointer or the arrow keys move (INSP-24). */
export function CompareSlider({ kept, room, chosen }: CompareSliderProps) {
  const [percent, setPercent] = useState(MIDDLE);
  const rooms = roomPictures(kept);
  const shown = rooms.find((each) => each.room === room) ?? rooms[0];
  const names = { left: nameOf(kept), right: nameOf(chosen) };
  return (
    <>
      <span css={picture} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
        <Picture
          css={picture}
          {...pictureFile(shown?.picture, STAGE_SIZES, STAGE_FILE_SIZE)}
          alt={shown ? roomInWords(shown, names.left) : ''}
        />
      </span>
      <span css={[label, atLeft]} aria-hidden>
        {names.left}
      </span>
      {kept.product_id !== chosen.product_id && (
        <span css={[label, atRight]} aria-hidden>
          {names.right}
        </span>
      )}
      <input
        css={range}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={messages.compareLabel(names.left, names.right)}
        aria-valuetext={messages.compareValue(percent, names.left)}
        onChange={(event) => setPercent(Number(event.target.value))}
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
