import { css } from '@emotion/react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { IconButton, Text } from 'shared-contracts/look';
import { pictureFile } from 'shared-contracts/product/rules';
import { messages } from '../../messages.ts';
import type { PictureView } from '../product-pictures.ts';
import { usePictureZoom } from './use-picture-zoom.ts';
import { ZoomStage } from './zoom-stage.tsx';

const viewer = css`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--picture);
  color: var(--ink);
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
`;

const bar = css`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  padding: var(--s-1) var(--s-2);
  background: var(--paper);
  border-bottom: var(--hair);
  > p {
    flex: 1;
    min-width: 0;
    padding-left: var(--s-2);
  }
`;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export type PictureViewerProps = {
  views: readonly PictureView[];
  /** Which of them is shown. */
  place: number;
  /** The product's. */
  name: string;
  onShow: (place: number) => void;
  onClose: () => void;
};

/** The pictures as large as the window, and up to 350 % of that. It is open while it is rendered. */
export function PictureViewer({ views, place, name, onShow, onClose }: PictureViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const view = views[place];
  const zoom = usePictureZoom(stage, pictureFile(view?.high, undefined));
  if (!view) return null;

  function show(by: 1 | -1) {
    zoom.reset();
    onShow((place + by + views.length) % views.length);
  }
  function onKeyDown(event: KeyboardEvent) {
    const { isWhole, look, stepIn, stepOut, reset } = zoom;
    const commands: Record<string, () => void> = {
      ArrowLeft: () => (isWhole ? show(-1) : look({ x: -1, y: 0 })),
      ArrowRight: () => (isWhole ? show(1) : look({ x: 1, y: 0 })),
      ArrowUp: () => look({ x: 0, y: -1 }),
      ArrowDown: () => look({ x: 0, y: 1 }),
      '+': () => stepIn(),
      '=': () => stepIn(),
      '-': () => stepOut(),
      '0': reset,
    };
    const command = commands[event.key];
    if (!command || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    command();
  }

  const alt = messages.pictureOf(name, place + 1);
  const several = views.length > 1;
  return (
    <dialog
      ref={showModally}
      css={viewer}
      aria-label={messages.enlarged(name)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div css={bar}>
        <Text size="small" figures css={oneLine} aria-live="polite">
          {messages.pictureOfAll(name, place + 1, views.length)}
        </Text>
        <IconButton
          icon={zoom.isWhole ? 'plus' : 'minus'}
          label={zoom.isWhole ? messages.zoomIn : messages.zoomOut}
          onClick={() => zoom.toggle()}
        />
        {several && (
          <IconButton icon="chevron-left" label={messages.previousPicture} onClick={() => show(-1)} />
        )}
        {several && <IconButton icon="chevron-right" label={messages.nextPicture} onClick={() => show(1)} />}
        <IconButton icon="close" label={messages.closePictures} onClick={close} />
      </div>
      <ZoomStage key={place} view={view} alt={alt} stage={stage} zoom={zoom} onSwipe={show} />
    </dialog>
  );
}

function showModally(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}

/** The browser gives the focus back to where it was, and tells the dialog that it is closed. */
function close({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}
