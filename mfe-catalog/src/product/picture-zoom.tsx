import { css } from '@emotion/react';
import { type PointerEvent, useRef, useState } from 'react';
import { Icon, Picture } from 'shared-contracts/look';
import { pictureFile } from 'shared-contracts/product/rules';
import { messages } from '../messages.ts';
import { EnlargedPicture } from './enlarged-picture.tsx';
import type { PictureView } from './product-pictures.ts';

const frame = css`
  position: relative;
`;

const opener = css`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
  > svg {
    position: absolute;
    right: 0.5rem;
    bottom: 0.5rem;
    width: var(--tap);
    height: var(--tap);
    padding: 0.8rem;
    background: var(--paper);
    border-radius: var(--radius);
  }
`;

const SIZES = '(min-width: 1024px) 46vw, (min-width: 768px) 47vw, 100vw';

export type PictureZoomProps = {
  view: PictureView | undefined;
  /** The product's. */
  name: string;
  /** The first picture of the page. */
  priority: boolean;
};

/** The large picture. A mouse over it enlarges it for as long as it stays; a tap or a key until it is closed. */
export function PictureZoom({ view, name, priority }: PictureZoomProps) {
  const [zoom, setZoom] = useState<'none' | 'hovered' | 'held'>('none');
  const button = useRef<HTMLButtonElement>(null);
  const picture = <Picture {...pictureFile(view?.low, SIZES)} alt={name} ratio="1/1" priority={priority} />;
  if (!view) return picture;

  function hover({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && zoom === 'none') setZoom('hovered');
  }
  function close() {
    setZoom('none');
    if (zoom === 'held') button.current?.focus();
  }
  return (
    <div css={frame}>
      <button
        ref={button}
        type="button"
        css={opener}
        aria-label={messages.zoomInto(name)}
        onPointerEnter={hover}
        onClick={() => setZoom('held')}
      >
        {picture}
        <Icon name="zoom" />
      </button>
      {zoom !== 'none' && (
        <EnlargedPicture
          key={zoom}
          src={view.high.image_link}
          name={name}
          held={zoom === 'held'}
          onClose={close}
        />
      )}
    </div>
  );
}
