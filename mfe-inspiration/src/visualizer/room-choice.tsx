import { css } from '@emotion/react';
import { roomName } from 'shared-contracts/image/picture-views';
import { messages } from '../messages.ts';
import { ChoiceGroup, Pill } from './choice-group.tsx';
import type { RoomPicture } from './room-pictures.ts';

/** Reserves its place even if a colour has only one room, so that the choice below does not move. */
const place = css`
  justify-self: stretch;
  min-width: 0;
  min-height: var(--tap-small);
`;

/** The pills are large enough to be told apart without a visible legend. */
const group = css`
  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  > div {
    margin-top: 0;
    padding-block: 0;
  }
`;

export type RoomChoiceProps = {
  rooms: readonly RoomPicture[];
  shown: RoomPicture | undefined;
  onChoose: (room: string) => void;
};

/** Empty for a single room. */
export function RoomChoice({ rooms, shown, onChoose }: RoomChoiceProps) {
  return (
    <div css={place}>
      {rooms.length > 1 && (
        <ChoiceGroup
          css={group}
          legend={messages.roomChoice}
          name="room"
          value={shown?.room}
          onChoose={onChoose}
          choices={rooms.map(({ room }) => {
            const label = roomName(room) ?? messages.roomNumbered(room);
            return { value: room, label, content: <Pill>{label}</Pill> };
          })}
        />
      )}
    </div>
  );
}
