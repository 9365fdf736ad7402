import { css } from '@emotion/react';
import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import {
  Button,
  Notice,
  Row,
  Stack,
  SwatchDisc,
  Text,
  TextButton,
  VisuallyHidden,
} from 'shared-contracts/look';
import { matchMessages } from './match-messages.ts';
import { openPhoto } from './open-photo.ts';
import { PhotoCanvas } from './photo-canvas.tsx';
import { canBePaper, codeOfLight, type Light } from './photo-colour.ts';

const drop = css`
  display: grid;
  min-width: 0;
  gap: var(--s-4);
  justify-items: start;
  padding: clamp(1.25rem, 4vw, 2rem);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
  h2 {
    font-size: var(--type-sub);
  }
  button[aria-pressed] {
    text-align: start;
  }
  @media (scripting: none) {
    display: none;
  }
  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-tint);
  }
`;

/** Phones have a camera; elsewhere the button would only open the same files. */
const cameraOnly = css`
  @media not (pointer: coarse) {
    display: none;
  }
`;

const picked = css`
  flex-wrap: nowrap;
  svg {
    width: 52px;
    height: 52px;
  }
`;

const TEXTS = matchMessages;

export type PhotoPanelProps = {
  /** Gets `aabbcc` when a point was chosen. */
  onChoose: (colour: string) => void;
  /** Below the chosen colour: what it leads to. */
  children: ReactNode;
};

/** An opened photo. The number tells one from the next. */
type Opened = { photo: ImageBitmap; number: number };

/** MATCH-3: a photo, from which only the colour of a point leaves the browser. */
export function PhotoPanel({ onChoose, children }: PhotoPanelProps) {
  const [opened, setOpened] = useState<Opened>();
  const [isBroken, setBroken] = useState(false);
  const [isOver, setOver] = useState(false);
  const titleId = useId();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const photo = await openPhoto(file);
      setBroken(false);
      setOpened((before) => ({ photo, number: (before?.number ?? 0) + 1 }));
    } catch {
      setBroken(true);
      setOpened(undefined);
    }
  }
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const file = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    void open(file);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void open(currentTarget.files?.[0]);
    // The same photo can be chosen again.
    currentTarget.value = '';
  };
  const hover = (isNear: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isNear);
  };
  const input = { type: 'file', accept: 'image/*', hidden: true, tabIndex: -1, onChange: take } as const;
  return (
    <fieldset
      css={drop}
      aria-labelledby={titleId}
      data-over={isOver || undefined}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event);
        void open(event.dataTransfer.files[0]);
      }}
    >
      <h2 id={titleId}>{TEXTS.photo}</h2>
      {opened ? (
        <PickedPhoto key={opened.number} photo={opened.photo} onChoose={onChoose}>
          {children}
        </PickedPhoto>
      ) : (
        <Text tone="soft">{TEXTS.photoLead}</Text>
      )}
      {isBroken && <Notice tone="bad">{TEXTS.brokenPhoto}</Notice>}
      <Row>
        <Button
          css={cameraOnly}
          variant={opened ? 'secondary' : 'primary'}
          onClick={() => camera.current?.click()}
        >
          {TEXTS.takePhoto}
        </Button>
        <Button variant={opened ? 'secondary' : 'primary'} onClick={() => files.current?.click()}>
          {opened ? TEXTS.otherPhoto : TEXTS.choosePhoto}
        </Button>
      </Row>
      <input ref={camera} {...input} capture="environment" aria-label={TEXTS.takePhoto} />
      <input ref={files} {...input} aria-label={TEXTS.choosePhoto} />
      <Text size="small" tone="soft">
        {TEXTS.lightHint} {TEXTS.photoStays}
      </Text>
    </fieldset>
  );
}

type PickedPhotoProps = PhotoPanelProps & { photo: ImageBitmap };

/** The photo with its cross, and what is at the cross. */
function PickedPhoto({ photo, onChoose, children }: PickedPhotoProps) {
  const [light, setLight] = useState<Light>();
  const [paper, setPaper] = useState<Light>();
  const [isPaperNext, setPaperNext] = useState(false);
  const [isTooDark, setTooDark] = useState(false);
  const colour = light && codeOfLight(light, paper);

  function point(at: Light, isSettled: boolean): void {
    setLight(at);
    if (!isSettled) return;
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
      {isTooDark && <Notice tone="warn">{TEXTS.paperTooDark}</Notice>}
      <VisuallyHidden role="status">{paper && !isPaperNext ? TEXTS.paperUsed : ''}</VisuallyHidden>
    </>
  );
}
