import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { Notice, Row, Stack, SwatchDisc, Text, TextButton, VisuallyHidden } from 'shared-contracts/look';
import { canBePaper, codeOfLight, type Light } from '../photo/photo-colour.ts';
import { photoMessages } from '../photo/photo-messages.ts';
import { matchMessages } from './match-messages.ts';
import { PhotoCanvas } from './photo-canvas.tsx';

const picked = css`
  flex-wrap: nowrap;
  svg {
    width: 52px;
    height: 52px;
  }
`;

const TEXTS = matchMessages;

export type PickedPhotoProps = {
  /** For another photo, mount another element. */
  photo: ImageBitmap;
  /** Called with `aabbcc` when a point was chosen. */
  onChoose: (colour: string) => void;
  children: ReactNode;
};

/** MATCH-3: shows a photo with its ring, and the colour there. Only the colour leaves the browser. */
export function PickedPhoto({ photo, onChoose, children }: PickedPhotoProps) {
  /** Null where the photo is transparent. */
  const [light, setLight] = useState<Light | null>();
  const [paper, setPaper] = useState<Light>();
  const [isPaperNext, setPaperNext] = useState(false);
  const [isTooDark, setTooDark] = useState(false);
  const colour = light ? codeOfLight(light, paper) : undefined;

  function point(at: Light | undefined, isSettled: boolean): void {
    setLight(at ?? null);
    if (!at || !isSettled) return;
    if (isPaperNext) takeAsPaper(at);
    else onChoose(codeOfLight(at, paper));
  }
  function takeAsPaper(at: Light): void {
    const isPaper = canBePaper(at);
    setTooDark(!isPaper);
    if (!isPaper) return;
    setPaper(at);
    setPaperNext(false);
  }
  return (
    <>
      <Text>{isPaperNext ? TEXTS.tapPaper : TEXTS.tapColour}</Text>
      <PhotoCanvas photo={photo} colour={colour} onPoint={point} />
      <Row css={picked} gap="m">
        <SwatchDisc colour={colour ? `#${colour}` : ''} />
        <Stack gap="s">
          <Text strong figures>
            {colour && `#${colour}`}
          </Text>
          <TextButton
            aria-pressed={isPaperNext}
            onClick={() => {
              setTooDark(false);
              setPaperNext(!isPaperNext);
            }}
          >
            {paper ? TEXTS.otherPaper : TEXTS.usePaper}
          </TextButton>
        </Stack>
      </Row>
      {children}
      {light === null && <Notice tone="warn">{TEXTS.transparent}</Notice>}
      {isTooDark && <Notice tone="warn">{photoMessages.paperTooDark}</Notice>}
      <VisuallyHidden role="status">{paper && !isPaperNext ? TEXTS.paperUsed : ''}</VisuallyHidden>
    </>
  );
}
