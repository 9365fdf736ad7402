import { css } from '@emotion/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { quadFault, type Spot } from '../fronts/quad.ts';
import { CornerHandle, spotOn } from './corner-handle.tsx';
import { Magnifier } from './magnifier.tsx';
import { myRoomMessages } from './my-room-messages.ts';
import type { Marking } from './use-marking.ts';

/** A photo in portrait format is not taller than most of the window. */
const TALLEST = '66vh';

const stage = css`
  position: relative;
  margin-inline: auto;
  background: var(--picture);
  /* A finger scrolls the page over the photo; its tap marks a corner. */
  touch-action: pan-y pinch-zoom;
  &[data-marking] {
    cursor: crosshair;
  }
  > canvas:first-of-type {
    display: block;
    width: 100%;
    height: auto;
  }
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
    forced-color-adjust: none;
    polygon,
    polyline {
      fill: none;
      stroke: #fff;
      stroke-width: 2px;
      vector-effect: non-scaling-stroke;
      paint-order: stroke;
      filter: drop-shadow(0 0 1px rgb(0 0 0 / 0.9));
    }
    polygon[data-fault] {
      stroke: #ff8f7d;
      stroke-dasharray: 6 4;
    }
  }
`;

export type PhotoStageProps = {
  photo: ImageBitmap;
  marking: Marking;
  /** Hides outlines and handles. */
  isBare: boolean;
  /** Rendered over the photo: the painted photo, and the slider. */
  children: ReactNode;
};

/** The photo with the corners that can be moved (ROOM-3, ROOM-4). */
export function PhotoStage({ photo, marking, isBare, children }: PhotoStageProps) {
  const { marks, chosen, task, tap, placed } = marking;
  const stageElement = useRef<HTMLFieldSetElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [held, setHeld] = useState<string>();
  useLayoutEffect(() => {
    const { width, height } = photo;
    if (canvas.current) Object.assign(canvas.current, { width, height });
    canvas.current?.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);

  // The photo was opened to be marked, so the keyboard's next Tab stop is inside it (SITE-47).
  useLayoutEffect(() => stageElement.current?.focus(), []);

  useLayoutEffect(() => {
    // The first of the new corners takes the focus.
    if (placed) stageElement.current?.querySelector('button')?.focus();
  }, [placed]);

  const handles = isBare ? [] : handlesOf(marking);
  const heldAt = handles.find(({ key }) => key === held)?.at;
  const scale = (canvas.current?.clientWidth ?? photo.width) / photo.width;
  const points = (corners: readonly Spot[]) => corners.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key places four corners by the button below, and moves them
    <fieldset
      ref={stageElement}
      css={stage}
      tabIndex={-1}
      aria-label={myRoomMessages.stage}
      data-marking={task !== undefined || undefined}
      style={{ maxWidth: `calc(${TALLEST} * ${photo.width / photo.height})` }}
      onClick={isBare ? undefined : (event) => tap(spotOn(event.currentTarget, event, photo))}
    >
      <canvas ref={canvas} aria-hidden />
      {children}
      {!isBare && (
        <svg viewBox={`0 0 ${photo.width} ${photo.height}`} preserveAspectRatio="none" aria-hidden>
          {marks.fronts.map(
            (front) =>
              (front === chosen || quadFault(front.quad)) && (
                <polygon key={front.id} points={points(front.quad)} data-fault={quadFault(front.quad)} />
              ),
          )}
          <polyline points={points(marks.tapped)} />
        </svg>
      )}
      {handles.map(({ key, ...handle }) => (
        <CornerHandle
          key={key}
          {...handle}
          photo={photo}
          onHold={(isHeld) => setHeld((before) => (isHeld ? key : before === key ? undefined : before))}
        />
      ))}
      {heldAt && <Magnifier photo={photo} at={heldAt} scale={scale} />}
    </fieldset>
  );
}

function handlesOf({ marks, chosen, moveCorner, moveTapped, movePaper }: Marking) {
  const corners = chosen
    ? chosen.quad.map((at, index) => ({
        key: `${chosen.id} ${index}`,
        name: myRoomMessages.corner(myRoomMessages.corners[index] ?? '', chosen.id),
        at,
        onMove: (to: Spot, isSettled: boolean) => moveCorner(chosen, index, to, isSettled),
      }))
    : [];
  const tapped = marks.tapped.map((at, index) => ({
    key: `tapped ${index}`,
    name: myRoomMessages.tappedCorner(index + 1),
    at,
    onMove: (to: Spot, isSettled: boolean) => moveTapped(index, to, isSettled),
  }));
  const paper = marks.paper
    ? [{ key: 'paper', name: myRoomMessages.paperMark, at: marks.paper, isPaper: true, onMove: movePaper }]
    : [];
  return [...corners, ...tapped, ...paper];
}
