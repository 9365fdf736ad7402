import { css } from '@emotion/react';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Light, lightAt, type Point } from '../photo/photo-colour.ts';
import { photoRing } from '../photo/photo-ring.ts';
import { arrowStep, pointOn } from '../photo/pointing.ts';
import { matchMessages } from './match-messages.ts';

const frame = css`
  position: relative;
  overflow: hidden;
  background: var(--picture);
  line-height: 0;
  cursor: crosshair;
  /* A finger scrolls the page over the photo; its tap moves the cross. */
  touch-action: pan-y pinch-zoom;
  canvas {
    width: 100%;
    height: auto;
  }
`;

const ring = photoRing('9px', '3px');

const cross = css`
  outline-offset: 2px;
  pointer-events: none;
  &:focus-visible {
    outline: 3px solid #fff;
    box-shadow: 0 0 0 5px var(--accent);
  }
`;

/** Step of an arrow key, as a share of the photo. */
const STEP = 0.01;
/** Steps per key press with Shift. */
const FAR = 5;
/** A photo in portrait format is not taller than most of the window. */
const TALLEST = '70vh';
const CENTRE: Point = { x: 0.5, y: 0.5 };

export type PhotoCanvasProps = {
  /** For another photo, mount another canvas. */
  photo: ImageBitmap;
  /** `aabbcc` at the cross, for screen readers. */
  colour: string | undefined;
  /** Reports the light at the cross, undefined where the photo is transparent. `isSettled` is true on release of the finger or key. */
  onPoint: (light: Light | undefined, isSettled: boolean) => void;
};

/** A photo with a cross, which a tap, a drag or the arrow keys move (MATCH-3). */
export function PhotoCanvas({ photo, colour, onPoint }: PhotoCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = useRef<ImageData>(undefined);
  const handle = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState(CENTRE);

  const draw = useEffectEvent(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    const { width, height } = photo;
    Object.assign(context.canvas, { width, height });
    context.drawImage(photo, 0, 0);
    pixels.current = context.getImageData(0, 0, width, height);
    move(CENTRE, true);
    // The photo was opened to pick a colour: the ring takes the focus, and scrolls into view.
    handle.current?.focus();
  });
  useLayoutEffect(() => draw(), []);

  function move(to: Point, isSettled: boolean): void {
    const inside = { x: clamp(to.x), y: clamp(to.y) };
    setPoint(inside);
    if (pixels.current) onPoint(lightAt(pixels.current, inside), isSettled);
  }
  function follow(event: PointerEvent<HTMLDivElement>, isSettled: boolean): void {
    move(pointOn(event.currentTarget, event), isSettled);
  }
  function step(event: KeyboardEvent): void {
    const by = arrowStep(event, 1, FAR);
    if (!by) return;
    event.preventDefault();
    move({ x: point.x + by.x * STEP, y: point.y + by.y * STEP }, false);
  }

  const percent = (part: number) => Math.round(part * 100);
  return (
    <div
      css={frame}
      style={{ maxWidth: `calc(${TALLEST} * ${photo.width / photo.height})` }}
      onPointerDown={(event) => {
        if (event.pointerType === 'touch') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event, false);
      }}
      onPointerMove={(event) => {
        if (event.pointerType !== 'touch' && event.buttons > 0) follow(event, false);
      }}
      onPointerUp={(event) => {
        follow(event, true);
        handle.current?.focus({ preventScroll: true });
      }}
    >
      <canvas ref={canvas} aria-hidden />
      <div
        ref={handle}
        css={[ring, cross]}
        role="slider"
        tabIndex={0}
        aria-label={matchMessages.cross}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(point.x)}
        aria-valuetext={matchMessages.crossAt(percent(point.x), percent(point.y), colour)}
        style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        onKeyDown={step}
        onKeyUp={(event) => arrowStep(event, 1, FAR) && move(point, true)}
      />
    </div>
  );
}

const clamp = (part: number) => Math.min(1, Math.max(0, part));
