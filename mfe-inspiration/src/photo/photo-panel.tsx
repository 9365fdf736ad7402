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
import { Button, Notice, Row, Text } from 'shared-contracts/look';
import { openPhoto, type PhotoFault } from './open-photo.ts';
import { photoMessages } from './photo-messages.ts';

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
  @media print, (scripting: none) {
    display: none;
  }
  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-tint);
  }
`;

/** On phones below the words, on wider screens beside them. */
const pictured = css`
  width: 100%;
  @media (min-width: 768px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: 1fr auto auto 1fr;
    column-gap: clamp(1.5rem, 3vw, 3rem);
    > h2 {
      align-self: end;
    }
    > :not(figure) {
      grid-column: 1;
    }
    > figure {
      grid-area: 1 / 2 / -1;
      align-self: center;
    }
  }
  > figure {
    width: 100%;
    margin: 0;
  }
`;

/** Shown on touch devices, which have a camera. On others, the button would open the same dialog for files. */
const cameraOnly = css`
  @media not (pointer: coarse) {
    display: none;
  }
`;

const TEXTS = photoMessages;

export type PhotoPanelProps = {
  title: string;
  /** Says how to take the photo. */
  hint: string;
  /** Whether a photo is open. The buttons then choose another one. */
  isOpen: boolean;
  onOpen: (photo: ImageBitmap) => void;
  action?: ReactNode;
  /** An illustration of the tool, shown until a photo is open. */
  picture: ReactNode;
  children: ReactNode;
};

/** Accepts a photo that is chosen, taken, dropped or pasted. The photo does not leave the browser. */
export function PhotoPanel({ title, hint, isOpen, onOpen, action, picture, children }: PhotoPanelProps) {
  const [fault, setFault] = useState<PhotoFault>();
  const [isOver, setOver] = useState(false);
  const titleId = useId();
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    latest.current = file;
    const photo = await openPhoto(file);
    // A photo that was chosen earlier may be larger, and take longer to open.
    if (file !== latest.current) return;
    if (typeof photo === 'string') return setFault(photo);
    setFault(undefined);
    onOpen(photo);
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
    // Lets the shopper choose the same photo again.
    currentTarget.value = '';
  };
  const hover = (isNear: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isNear);
  };
  const input = { type: 'file', accept: 'image/*', hidden: true, tabIndex: -1, onChange: take } as const;
  return (
    <fieldset
      css={[drop, !isOpen && pictured]}
      aria-labelledby={titleId}
      data-over={isOver || undefined}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event);
        void open(event.dataTransfer.files[0]);
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      {fault && <Notice tone="bad">{TEXTS[fault]}</Notice>}
      <Row>
        <Button
          css={cameraOnly}
          variant={isOpen ? 'secondary' : 'primary'}
          onClick={() => camera.current?.click()}
        >
          {TEXTS.takePhoto}
        </Button>
        <Button variant={isOpen ? 'secondary' : 'primary'} onClick={() => files.current?.click()}>
          {isOpen ? TEXTS.otherPhoto : TEXTS.choosePhoto}
        </Button>
        {action}
      </Row>
      <input ref={camera} {...input} capture="environment" aria-label={TEXTS.takePhoto} />
      <input ref={files} {...input} aria-label={TEXTS.choosePhoto} />
      <Text size="small" tone="soft">
        {hint} {TEXTS.photoStays}
      </Text>
      {!isOpen && <figure>{picture}</figure>}
    </fieldset>
  );
}
