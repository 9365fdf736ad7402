import { css } from '@emotion/react';
import { onScreen } from 'shared-contracts/layouts/paper';
import { shortlistMessages } from '../../shortlist-address/shortlist-messages.ts';
import { roomLabel } from './rooms.ts';

/** One row that scrolls sideways on a phone. */
const row = css`
  display: flex;
  gap: var(--s-2);
  min-width: 0;
  margin: 0 calc(var(--gutter) * -1);
  padding: var(--s-1) var(--gutter);
  border: 0;
  overflow-x: auto;
  scrollbar-width: none;
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
  label {
    position: relative;
    flex: none;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    min-height: var(--tap-small);
    padding-inline: 1rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    font-size: var(--type-small);
  }
  input:hover + span {
    border-color: var(--ink);
  }
  input:checked + span {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  input:focus-visible + span {
    outline: var(--focus);
    outline-offset: var(--focus-offset);
  }
`;

export type RoomRadiosProps = {
  rooms: readonly string[];
  shown: string | undefined;
  onChoose: (room: string) => void;
};

/** Empty for a single room. */
export function RoomRadios({ rooms, shown, onChoose }: RoomRadiosProps) {
  if (rooms.length < 2) return null;
  return (
    <fieldset css={[row, onScreen]}>
      <legend>{shortlistMessages.comparison.room}</legend>
      {rooms.map((room) => (
        <label key={room}>
          <input type="radio" name="room" checked={room === shown} onChange={() => onChoose(room)} />
          <span>{roomLabel(room)}</span>
        </label>
      ))}
    </fieldset>
  );
}
