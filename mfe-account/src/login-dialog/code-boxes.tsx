import { css } from '@emotion/react';
import type { KeyboardEvent, RefObject } from 'react';
import { FieldGroup, TextInput } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { type CodeEntry, enterDigits, nextBox } from './code-entry.ts';

const boxes = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--s-3);
  input {
    height: 4rem;
    padding: 0;
    text-align: center;
    font-size: 1.625rem;
    font-variant-numeric: tabular-nums;
  }
`;

export type CodeBoxesProps = {
  entry: CodeEntry;
  error: string | undefined;
  /** The boxes are read-only while the code is verified. */
  locked: boolean;
  /** The element around the boxes. Callers use it to move the focus. */
  place: RefObject<HTMLDivElement | null>;
  onEntry: (entry: CodeEntry) => void;
};

/** One box for each digit. Typing moves forward, Backspace moves back, a pasted or autofilled code fills all boxes. */
export function CodeBoxes({ entry, error, locked, place, onEntry }: CodeBoxesProps) {
  function enter(box: number, text: string): void {
    const entered = enterDigits(entry, box, text);
    onEntry(entered);
    if (text !== '') focusBox(place, nextBox(entered));
  }

  function move(event: KeyboardEvent, box: number): void {
    if (event.key === 'ArrowLeft') focusBox(place, box - 1);
    if (event.key === 'ArrowRight') focusBox(place, box + 1);
    if (event.key !== 'Backspace' || entry[box] !== '' || box === 0) return;
    event.preventDefault();
    onEntry(entry.with(box - 1, ''));
    focusBox(place, box - 1);
  }

  return (
    <FieldGroup legend={messages.code} error={error}>
      <div css={boxes} ref={place}>
        {entry.map((digit, box) => (
          <TextInput
            key={box}
            aria-label={messages.codeDigit(box + 1)}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            readOnly={locked}
            value={digit}
            onChange={(event) => enter(box, event.target.value)}
            onKeyDown={(event) => move(event, box)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

export function focusBox(place: RefObject<HTMLDivElement | null>, box: number): void {
  place.current?.querySelectorAll('input')[box]?.focus();
}
