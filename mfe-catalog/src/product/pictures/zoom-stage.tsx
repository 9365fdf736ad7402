import { css } from '@emotion/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Picture } from 'shared-contracts/look';
import type { Picture as ProductPicture } from 'shared-contracts/product';
import { pictureFile } from 'shared-contracts/product/rules';
import type { PictureView } from '../../product-card/product-pictures.ts';
import type { PictureZoom } from './use-picture-zoom.ts';
import { useStageGestures } from './use-stage-gestures.ts';

/** Pixels (PROD-6): a swipe is longer. */
const SWIPE = 40;

const stageStyles = css`
  position: relative;
  overflow: hidden;
  min-height: 0;
  cursor: zoom-in;
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;
`;

const moved = css`
  cursor: grab;
  &:active {
    cursor: grabbing;
  }
`;

const layer = css`
  position: absolute;
  inset: 0;
  will-change: transform;
`;

const whole = css`
  position: absolute;
  inset: 0;
  background: none;
  img {
    object-fit: contain;
  }
`;

export type ZoomStageProps = {
  view: PictureView;
  alt: string;
  stage: RefObject<HTMLDivElement | null>;
  zoom: PictureZoom;
  /** Called on a swipe over the unzoomed picture: 1 for the next, -1 for the previous. */
  onSwipe: (by: 1 | -1) => void;
};

/** Two fingers pinch, one drags, a tap or click zooms all the way in or out, the wheel zooms by steps. */
export function ZoomStage({ view: { low, high }, alt, stage, zoom, onSwipe }: ZoomStageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const gestures = useStageGestures(stage, {
    onMove: ({ at, by, spread }) => {
      zoom.zoom(spread, at);
      zoom.move(by);
    },
    onTap: zoom.toggle,
    onDrag: ({ x }) => {
      if (zoom.isWhole && Math.abs(x) > SWIPE) onSwipe(x < 0 ? 1 : -1);
    },
    onWheel: (at, turn) => (turn < 0 ? zoom.stepIn(at) : zoom.stepOut(at)),
  });

  const { zoom: scale, x, y } = zoom.frame;
  // Set directly: an emotion class per move would fill the style sheet.
  useLayoutEffect(() => {
    picture.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
  }, [scale, x, y]);

  return (
    <div ref={stage} css={[stageStyles, !zoom.isWhole && moved]} {...gestures}>
      <div ref={picture} css={layer}>
        <Picture css={whole} {...wholeFile(low)} alt="" priority />
        <Picture css={whole} {...wholeFile(high)} alt={alt} priority />
      </div>
    </div>
  );
}

/** The full file: at 350 % every pixel is visible. */
function wholeFile(picture: ProductPicture) {
  const { src, width, height } = pictureFile(picture, undefined);
  return { src, width, height };
}
