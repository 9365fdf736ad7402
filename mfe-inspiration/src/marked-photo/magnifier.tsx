import { css } from '@emotion/react';
import { useLayoutEffect, useRef } from 'react';
import type { Spot } from '../fronts/quad.ts';

/** In pixels of the page. */
const SIZE = 116;
/** Enlarges the photo that the page shows. */
const ZOOM = 3;

const glass = css`
  position: absolute;
  top: var(--s-3);
  z-index: var(--z-raised);
  width: ${SIZE}px;
  height: ${SIZE}px;
  overflow: hidden;
  border: 3px solid var(--paper-raised);
  border-radius: var(--radius-round);
  background: var(--picture);
  box-shadow: var(--shadow-float), 0 0 0 1px var(--line-strong);
  pointer-events: none;
  canvas {
    width: 100%;
    height: 100%;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    height: 1px;
    background: #fff;
    box-shadow: 0 0 0 0.5px rgb(0 0 0 / 0.6);
  }
  &::after {
    inset: 0 auto 0 50%;
    width: 1px;
    height: auto;
  }
`;

export type MagnifierProps = {
  photo: ImageBitmap;
  at: Spot;
  /** Pixels of the page per pixel of the photo. */
  scale: number;
};

/** Magnifies the place under the finger, on the side of the photo away from the finger. */
export function Magnifier({ photo, at, scale }: MagnifierProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const side = SIZE * Math.min(2, devicePixelRatio);
    Object.assign(context.canvas, { width: side, height: side });
    const seen = SIZE / (ZOOM * scale);
    context.imageSmoothingEnabled = false;
    context.drawImage(photo, at.x - seen / 2, at.y - seen / 2, seen, seen, 0, 0, side, side);
  }, [photo, at, scale]);
  const isLeft = at.x < photo.width / 2;
  return (
    <div css={glass} style={isLeft ? { right: 'var(--s-3)' } : { left: 'var(--s-3)' }} aria-hidden>
      <canvas ref={canvas} />
    </div>
  );
}
