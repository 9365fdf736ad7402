import { type DragEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { distance, type FingerMove, fingerMove } from './pointer-gesture.ts';
import type { Point } from './zoom-frame.ts';

/** Pixels that a finger may tremble in a tap. */
const TREMBLE = 8;

export type StageGestures = {
  onMove: (move: FingerMove) => void;
  /** One finger or a click, where it went down. */
  onTap: (at: Point) => void;
  /** One finger was drawn over the stage and left it: how far. */
  onDrawn: (by: Point) => void;
  /** @param turn 1 towards the reader, -1 away, as the wheel says */
  onWheel: (at: Point, turn: number) => void;
};

/** Fingers, mouse and wheel on a stage, in pixels from its middle. */
export function useStageGestures(
  stage: RefObject<HTMLDivElement | null>,
  { onMove, onTap, onDrawn, onWheel }: StageGestures,
) {
  const fingers = useRef(new Map<number, Point>());
  const first = useRef<{ at: Point; isTap: boolean } | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = fromMiddle(event, event.currentTarget);
    fingers.current.set(event.pointerId, at);
    first.current = fingers.current.size === 1 ? { at, isTap: true } : null;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.has(event.pointerId)) return;
    const before = [...fingers.current.values()];
    const at = fromMiddle(event, event.currentTarget);
    fingers.current.set(event.pointerId, at);
    if (first.current && distance(at, first.current.at) > TREMBLE) first.current.isTap = false;
    onMove(fingerMove(before, [...fingers.current.values()]));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    fingers.current.delete(event.pointerId);
    if (!first.current) return;
    const { at, isTap } = first.current;
    const end = fromMiddle(event, event.currentTarget);
    first.current = null;
    if (isTap) onTap(at);
    else onDrawn({ x: end.x - at.x, y: end.y - at.y });
  }

  function onPointerCancel({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
    first.current = null;
  }

  const turn = useEffectEvent((element: HTMLElement, event: WheelEvent) => {
    // A trackpad's pinch comes as a wheel with Ctrl held: the page would grow.
    event.preventDefault();
    onWheel(fromMiddle(event, element), Math.sign(event.deltaY));
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listener = (event: WheelEvent) => turn(element, event);
    // React hears wheels passively: those cannot be held back.
    element.addEventListener('wheel', listener, { passive: false });
    return () => element.removeEventListener('wheel', listener);
  }, [stage]);

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDragStart: keepPicture };
}

/** A mouse that draws the picture aside does not carry its file away. */
function keepPicture(event: DragEvent): void {
  event.preventDefault();
}

function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
