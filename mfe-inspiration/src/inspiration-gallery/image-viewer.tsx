import { css, Global } from '@emotion/react';
import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { InspirationImage } from 'shared-contracts/image';
import { isBrowserKey } from 'shared-contracts/interaction/browser-key';
import { IconButton, Picture, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { messages } from '../messages.ts';
import { imageProductPath, whatIsSeen } from './shown-image.ts';

/** Pixels: a swipe is longer. */
const SWIPE = 40;

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
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`;

/** Extends the viewer's background to the space that the page keeps for its scroll bar. */
const besideViewer = css`
  html:root:has(dialog:modal) {
    background: var(--picture);
  }
`;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-4);
  padding: var(--s-1) var(--s-2);
  background: var(--paper);
`;

const atTop = css`
  gap: var(--s-1);
  > p {
    flex: 1;
    padding-left: var(--s-2);
  }
  border-bottom: var(--hair);
`;

const atBottom = css`
  min-height: 4.5rem;
  border-top: var(--hair);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    padding-inline: var(--s-2);
    font-weight: var(--weight-medium);
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
`;

const words = css`
  flex: 1 1 13rem;
  padding: var(--s-2);
`;

/** A sideways swipe changes the picture; everything else, such as pinching, is left to the browser. */
const stage = css`
  position: relative;
  min-height: 0;
  touch-action: pan-y pinch-zoom;
  > span {
    position: absolute;
    inset: 0;
    background: none;
  }
  img {
    object-fit: contain;
    -webkit-user-select: none;
    user-select: none;
  }
`;

export type ImageViewerProps = {
  application: string;
  images: readonly InspirationImage[];
  /** Index of the shown one. */
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** The images of an application in the size of the window (INSP-40). The dialog is open while it is mounted. */
export function ImageViewer({ application, images, index, onShow, onClose }: ImageViewerProps) {
  const pressedAt = useRef<number | undefined>(undefined);
  const image = images[index];
  if (!image) return null;
  const seen = whatIsSeen(application, image);

  const step = (by: 1 | -1) => onShow((index + by + images.length) % images.length);
  function onKeyDown(event: KeyboardEvent) {
    const by = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    if (!by || images.length < 2 || isBrowserKey(event)) return;
    event.preventDefault();
    step(by);
  }
  const swipe = {
    onPointerDown: ({ clientX, isPrimary }: PointerEvent) => {
      pressedAt.current = isPrimary ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = clientX - (pressedAt.current ?? clientX);
      pressedAt.current = undefined;
      if (Math.abs(moved) > SWIPE && images.length > 1) step(moved < 0 ? 1 : -1);
    },
    // Dragging the picture with the mouse must not drag its file.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };

  return (
    <dialog
      ref={showModally}
      css={viewer}
      aria-label={messages.imagesOf(application)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Global styles={besideViewer} />
      <div css={[bar, atTop]}>
        <Text size="small" figures>
          {messages.imageOfAll(application, index + 1, images.length)}
        </Text>
        {images.length > 1 && (
          <>
            <IconButton icon="chevron-left" label={messages.previousImage} onClick={() => step(-1)} />
            <IconButton icon="chevron-right" label={messages.nextImage} onClick={() => step(1)} />
          </>
        )}
        <IconButton
          icon="close"
          label={messages.closeImages}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        />
      </div>
      <div css={stage} {...swipe}>
        {/* The gallery's own file, until the large one has loaded. */}
        <Picture
          key={`${image.image_link} small`}
          src={image.image_link}
          alt=""
          width={800}
          height={500}
          priority
        />
        <Picture
          key={image.image_link}
          src={image.image_link}
          alt={seen}
          width={1600}
          height={1000}
          widths={[800, 1200, 1600]}
          sizes="100vw"
          priority
        />
      </div>
      <Caption image={image} seen={seen} />
    </dialog>
  );
}

function Caption({ image, seen }: { image: InspirationImage; seen: string }) {
  const price = image.Product.selling_price;
  return (
    <div css={[bar, atBottom]}>
      <div css={words} aria-live="polite">
        <Text>{seen}</Text>
        {price !== null && (
          <Text size="small" tone="soft" figures>
            {formatRupees(price)}
          </Text>
        )}
      </div>
      <Link to={imageProductPath(image)}>{messages.seeProduct}</Link>
    </div>
  );
}

function showModally(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
