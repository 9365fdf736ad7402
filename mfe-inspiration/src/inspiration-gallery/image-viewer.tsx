import { css } from '@emotion/react';
import { type DragEvent, type PointerEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { InspirationImage } from 'shared-contracts/image';
import {
  closeDialog,
  dialogBar,
  PictureDialog,
  type PictureDialogProps,
} from 'shared-contracts/layouts/picture-dialog';
import { IconButton, Picture, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { messages } from '../messages.ts';
import { imageProductPath, whatIsSeen } from './shown-image.ts';

/** Pixels: a swipe is longer. */
const SWIPE = 40;

const topBar = css`
  flex-wrap: wrap;
`;

const bottomBar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-4);
  min-height: 4.5rem;
  padding: var(--s-1) var(--s-2);
  background: var(--paper);
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
  const keys: PictureDialogProps['keys'] =
    images.length > 1 ? { ArrowLeft: () => step(-1), ArrowRight: () => step(1) } : {};
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
    <PictureDialog label={messages.imagesOf(application)} keys={keys} onClose={onClose}>
      <div css={[dialogBar, topBar]}>
        <Text size="small" figures>
          {messages.imageOfAll(application, index + 1, images.length)}
        </Text>
        {images.length > 1 && (
          <>
            <IconButton icon="chevron-left" label={messages.previousImage} onClick={() => step(-1)} />
            <IconButton icon="chevron-right" label={messages.nextImage} onClick={() => step(1)} />
          </>
        )}
        <IconButton icon="close" label={messages.closeImages} onClick={closeDialog} />
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
    </PictureDialog>
  );
}

function Caption({ image, seen }: { image: InspirationImage; seen: string }) {
  const price = image.Product.selling_price;
  return (
    <div css={bottomBar}>
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
