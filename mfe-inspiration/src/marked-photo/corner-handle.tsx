import { css } from '@emotion/react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Spot } from '../fronts/quad.ts';
import { photoRing } from '../photo/photo-ring.ts';
import { arrowStep, pointOn } from '../photo/pointing.ts';
import { myRoomMessages } from './my-room-messages.ts';

const ring = photoRing('13px', '2.5px');

const handle = css`
  z-index: var(--z-raised);
  padding: 0;
  border: 0;
  background: none;
  cursor: grab;
  touch-action: none;
  &[data-paper]::before {
    border-radius: 0;
  }
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -8px;
    box-shadow: 0 0 0 2px var(--accent);
  }
`;

/** Step of an arrow key, as a share of the photo's longer side. With Shift the step is one pixel. */
const STEP = 0.01;

type Size = { width: number; height: number };

/** The pointer's position in the photo, from its position on the element that shows the photo. */
export function spotOn(element: Element, event: MouseEvent, photo: Size): Spot {
  const { x, y } = pointOn(element, event);
  return { x: x * photo.width, y: y * photo.height };
}

export type CornerHandleProps = {
  /** Accessible name. */
  name: string;
  at: Spot;
  photo: Size;
  isPaper?: boolean;
  /** `isSettled` is true when the pointer or the key is released. */
  onMove: (to: Spot, isSettled: boolean) => void;
  /** Called when a movement begins and when it ends. */
  onHold: (isHeld: boolean) => void;
};

/** A marked position in the photo that can be moved by a pointer or the arrow keys (ROOM-4). */
export function CornerHandle({ name, at, photo, isPaper, onMove, onHold }: CornerHandleProps) {
  /** Offset from the pointer to the marked position, so that a handle does not jump under the finger. */
  const grip = useRef<Spot & { last?: Spot }>(undefined);
  const inside = ({ x, y }: Spot): Spot => ({
    x: Math.min(photo.width, Math.max(0, x)),
    y: Math.min(photo.height, Math.max(0, y)),
  });
  const place = (event: PointerEvent<HTMLElement>) =>
    spotOn(event.currentTarget.parentElement ?? event.currentTarget, event, photo);
  function drag(event: PointerEvent<HTMLElement>): void {
    if (!grip.current) return;
    const { x, y } = place(event);
    grip.current.last = inside({ x: x + grip.current.x, y: y + grip.current.y });
    onMove(grip.current.last, false);
  }
  function release(): void {
    // A slow phone has not rendered the last movement yet: `at` may be older.
    if (grip.current?.last) onMove(grip.current.last, true);
    grip.current = undefined;
    onHold(false);
  }
  function step(event: KeyboardEvent): void {
    const by = arrowStep(event, Math.round(STEP * Math.max(photo.width, photo.height)), 1);
    if (!by) return;
    event.preventDefault();
    onHold(true);
    onMove(inside({ x: at.x + by.x, y: at.y + by.y }), false);
  }
  return (
    <button
      type="button"
      css={[ring, handle]}
      data-paper={isPaper || undefined}
      aria-label={`${name}, ${myRoomMessages.at(Math.round(at.x), Math.round(at.y))}`}
      style={{ left: `${(at.x / photo.width) * 100}%`, top: `${(at.y / photo.height) * 100}%` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const { x, y } = place(event);
        grip.current = { x: at.x - x, y: at.y - y };
        onHold(true);
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      // Keeps the tap from the photo below.
      onClick={(event) => event.stopPropagation()}
      onKeyDown={step}
      onKeyUp={(event) => arrowStep(event, 1, 1) && onMove(at, true)}
      onBlur={() => onHold(false)}
    />
  );
}
