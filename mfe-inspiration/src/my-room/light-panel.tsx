import { css } from '@emotion/react';
import { useId } from 'react';
import { Row, Stack, Text, TextButton } from 'shared-contracts/look';
import { myRoomMessages } from '../marked-photo/my-room-messages.ts';
import { photoMessages } from '../photo/photo-messages.ts';
import { leaveFocusToRow } from './leave-focus.ts';

const TEXTS = myRoomMessages;
/** In stops (powers of two). */
const FURTHEST = 1;

const range = css`
  width: 100%;
  height: var(--tap-small);
  margin: 0;
  accent-color: var(--accent);
  cursor: pointer;
`;

const name = css`
  font-size: var(--type-small);
  font-weight: var(--weight-medium);
`;

export type LightPanelProps = {
  hasPaper: boolean;
  isPaperNext: boolean;
  /** Whether the last tapped place is too dark for white paper. */
  isTooDark: boolean;
  onPaperNext: (isNext: boolean) => void;
  onNoPaper: () => void;
  /** In stops: 1 is twice as bright. */
  brightness: number;
  onBrightness: (brightness: number) => void;
};

/** Sets the light on the fronts (ROOM-8). */
export function LightPanel(props: LightPanelProps) {
  const { hasPaper, isPaperNext, isTooDark, onPaperNext, onNoPaper, brightness, onBrightness } = props;
  const id = useId();
  const next = isTooDark ? photoMessages.paperTooDark : TEXTS.tapPaper;
  return (
    <Stack gap="s">
      <Text strong>{TEXTS.light}</Text>
      <Text size="small" tone="soft" role="status">
        {isPaperNext ? next : hasPaper ? TEXTS.measured : TEXTS.guessed}
      </Text>
      <Row gap="m">
        <TextButton aria-pressed={isPaperNext} onClick={() => onPaperNext(!isPaperNext)}>
          {hasPaper ? TEXTS.otherPaper : TEXTS.usePaper}
        </TextButton>
        {hasPaper && (
          <TextButton ref={leaveFocusToRow} onClick={onNoPaper}>
            {TEXTS.noPaper}
          </TextButton>
        )}
      </Row>
      <label htmlFor={id} css={name}>
        {TEXTS.brightness}
      </label>
      <input
        id={id}
        css={range}
        type="range"
        min={-FURTHEST}
        max={FURTHEST}
        step={0.05}
        value={brightness}
        aria-valuetext={TEXTS.brightnessValue(brightness)}
        onChange={({ target }) => onBrightness(Number(target.value))}
      />
    </Stack>
  );
}
