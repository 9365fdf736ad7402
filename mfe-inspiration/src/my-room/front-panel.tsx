import { css } from '@emotion/react';
import { Checkbox, Field, Row, Stack, Stepper, TextButton } from 'shared-contracts/look';
import type { Front } from '../marked-photo/edits.ts';
import { myRoomMessages } from '../marked-photo/my-room-messages.ts';
import { ChoiceGroup, Pill } from '../visualizer/choice-group.tsx';
import { column } from './editor-layout.ts';

const TEXTS = myRoomMessages;
/** In centimetres. A sheet is 122 cm wide, and several doors can be marked as one front. */
const WIDEST = 600;
const NARROWEST = 5;

/** Aligns the choice with the number, not with its label. */
const atTheEnd = css`
  align-items: end;
`;

export type FrontPanelProps = {
  fronts: readonly Front[];
  chosen: Front;
  onChoose: (id: number) => void;
  onChange: (changes: Partial<Front>) => void;
  onRemove: () => void;
};

/** Chooses the front to edit, its width and the direction of its grain (ROOM-6). */
export function FrontPanel({ fronts, chosen, onChoose, onChange, onRemove }: FrontPanelProps) {
  return (
    <Stack css={column}>
      <ChoiceGroup
        legend={TEXTS.fronts}
        name="front"
        value={String(chosen.id)}
        onChoose={(id) => onChoose(Number(id))}
        choices={fronts.map(({ id }) => ({
          value: String(id),
          label: TEXTS.front(id),
          content: <Pill>{id}</Pill>,
        }))}
      />
      <Row gap="m" css={atTheEnd}>
        <Field label={TEXTS.width}>
          <Stepper
            label={TEXTS.width}
            quantity={chosen.width}
            min={NARROWEST}
            max={WIDEST}
            onChange={(width) => onChange({ width })}
          />
        </Field>
        <Checkbox checked={chosen.isTurned} onChange={({ target }) => onChange({ isTurned: target.checked })}>
          {TEXTS.turn}
        </Checkbox>
      </Row>
      <div>
        <TextButton onClick={onRemove}>{TEXTS.remove}</TextButton>
      </div>
    </Stack>
  );
}
