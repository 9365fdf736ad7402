import { css } from '@emotion/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { FrontPainter, type PaintedFront } from '../fronts/front-painter.ts';

const layer = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

export type Graphics = 'ready' | 'missing' | 'lost';

export type PaintedPhotoProps = {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** For another photo, mount another element. */
  photo: ImageBitmap;
  fronts: readonly PaintedFront[];
  /** False without graphics: a browser would cover the photo with an empty canvas. */
  isShown: boolean;
  /** Percent of the width, from the left, that shows the original photo. */
  before: number;
  onGraphics: (graphics: Graphics) => void;
};

/** The photo with decors on its fronts, over the photo as it is (ROOM-10). */
export function PaintedPhoto({ canvas, photo, fronts, isShown, before, onGraphics }: PaintedPhotoProps) {
  const painter = useRef<FrontPainter>(undefined);
  const paint = useEffectEvent(() => painter.current?.paint(fronts));
  const start = useEffectEvent(() => {
    if (!canvas.current) return;
    painter.current = FrontPainter.of(canvas.current, photo);
    onGraphics(painter.current ? 'ready' : 'missing');
    paint();
  });
  const lose = useEffectEvent((event: Event) => {
    // Without this the browser never restores the context.
    event.preventDefault();
    painter.current = undefined;
    onGraphics('lost');
  });
  useLayoutEffect(() => {
    const element = canvas.current;
    const [onLost, onRestored] = [(event: Event) => lose(event), () => start()];
    element?.addEventListener('webglcontextlost', onLost);
    element?.addEventListener('webglcontextrestored', onRestored);
    start();
    return () => {
      element?.removeEventListener('webglcontextlost', onLost);
      element?.removeEventListener('webglcontextrestored', onRestored);
    };
  }, [canvas]);
  // At most once in a frame, however often a finger moves.
  useEffect(() => {
    const frame = requestAnimationFrame(() => paint());
    return () => cancelAnimationFrame(frame);
  });
  const style = {
    clipPath: `inset(0 0 0 ${before}%)`,
    visibility: isShown ? ('visible' as const) : ('hidden' as const),
  };
  return <canvas ref={canvas} css={layer} style={style} aria-hidden />;
}
