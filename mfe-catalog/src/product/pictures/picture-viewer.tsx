import { css, Global } from '@emotion/react';
import { type KeyboardEvent, useRef } from 'react';
import { isBrowserKey } from 'shared-contracts/interaction/browser-key';
import { pictureFile } from 'shared-contracts/product/rules';
import type { PictureView } from '../../product-card/product-pictures.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { usePictureZoom } from './use-picture-zoom.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { ZoomStage } from './zoom-stage.tsx';

const viewer = css`
  width: 100%;
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

/** Extends the viewer's background to the space that the page keeps for its scroll bar. */
const besideViewer = css`
  html:root:has(dialog:modal) {
    background: var(--picture);
  }
`;

export type PictureViewerProps = {
  views: readonly PictureView[];
  /** The alternative text of each. */
  altTexts: readonly string[];
  /** Index of the shown one. */
  index: number;
  /** The product's name. */
  name: string;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The pictures in the size of the window, and up to 350 % of that. The dialog is open while it is mounted. */
export function PictureViewer({ views, altTexts, index, name, onShow, onClose }: PictureViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const view = views[index];
  const zoom = usePictureZoom(stage, pictureFile(view?.high, undefined));
  if (!view) return null;

  function show(by: 1 | -1) {
    zoom.reset();
    onShow((index + by + views.length) % views.length);
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
    if (!command || isBrowserKey(event)) return;
    event.preventDefault();
    command();
  }

  return (
    <dialog
      ref={showModally}
      css={viewer}
      aria-label={productMessages.enlarged(name)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Global styles={besideViewer} />
      <ViewerBar
        title={productMessages.pictureOfAll(name, index + 1, views.length)}
        isWhole={zoom.isWhole}
        onZoom={() => zoom.toggle()}
        onStep={views.length > 1 ? show : undefined}
      />
      <ZoomStage
        key={index}
        view={view}
        alt={altTexts[index] ?? name}
        stage={stage}
        zoom={zoom}
        onSwipe={show}
      />
    </dialog>
  );
}

function showModally(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}
