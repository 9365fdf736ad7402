import { css } from '@emotion/react';
import { useState } from 'react';
import { Picture } from 'shared-contracts/look';
import { pictureFile } from 'shared-contracts/product/rules';
import { nameOf } from './colour-name.ts';
import type { Colour } from './colours-query.ts';
import { roomInWords, roomPictures } from './room-pictures.ts';
import { SplitControl } from './split-control.tsx';
import { STAGE_FILE_SIZE, STAGE_SIZES } from './stage-size.ts';

/** These texts are here, because each fragment of the remote loads `messages.ts`. */
const compareMessages = {
  label: (left: string, right: string) => `Compare ${left} with ${right}`,
  value: (percent: number, left: string) => `${percent}% ${left}`,
} as const;

/** Percent of the picture. */
const MIDDLE = 50;

const picture = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

export type CompareSliderProps = {
  /** The colour on the left, which stays while others are chosen for the right. */
  kept: Colour;
  /** The room that is shown on the right. */
  room: string | undefined;
  chosen: Colour;
};

/** Shows the kept colour on the left of a divider, which a pointer or the arrow keys move (INSP-24). */
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
      <SplitControl
        percent={percent}
        onMove={setPercent}
        label={compareMessages.label(names.left, names.right)}
        value={compareMessages.value(percent, names.left)}
        left={names.left}
        right={kept.product_id === chosen.product_id ? undefined : names.right}
      />
    </>
  );
}
