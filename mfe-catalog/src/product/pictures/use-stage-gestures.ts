import { type DragEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { distance, gestureBetween, type PointerGesture } from './pointer-gesture.ts';
import type { Point } from './zoom-frame.ts';

/** Pixels that a pointer may move during a tap. */
const TAP_TOLERANCE = 8;

export type StageGestures = {
  onMove: (move: PointerGesture) => void;
  /** A tap or a click, at the position of pointerdown. */
  onTap: (at: Point) => void;
  /** One pointer was dragged and released: by how much. */
  onDrag: (by: Point) => void;
  /** @param turn sign of `deltaY`: 1 scrolls down, -1 up */
  onWheel: (at: Point, turn: number) => void;
};

/** Touch, mouse and wheel gestures on a stage. Points are in pixels from its centre. */
export function useStageGestures(
  stage: RefObject<HTMLDivElement | null>,
  { onMove, onTap, onDrag, onWheel }: StageGestures,
) {
  const pointers = useRef(new Map<number, Point>());
  const first = useRef<{ at: Point; isTap: boolean } | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = fromCentre(event, event.currentTarget);
    pointers.current.set(event.pointerId, at);
    first.current = pointers.current.size === 1 ? { at, isTap: true } : null;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.has(event.pointerId)) return;
    const before = [...pointers.current.values()];
    const at = fromCentre(event, event.currentTarget);
    pointers.current.set(event.pointerId, at);
    if (first.current && distance(at, first.current.at) > TAP_TOLERANCE) first.current.isTap = false;
    onMove(gestureBetween(before, [...pointers.current.values()]));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    if (!first.current) return;
    const { at, isTap } = first.current;
    const end = fromCentre(event, event.currentTarget);
    first.current = null;
    if (isTap) onTap(at);
    else onDrag({ x: end.x - at.x, y: end.y - at.y });
  }

  function onPointerCancel({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId);
    first.current = null;
  }

  const turn = useEffectEvent((element: HTMLElement, event: WheelEvent) => {
    // The pinch of a trackpad arrives as a wheel event with Ctrl and would zoom the page.
    event.preventDefault();
    onWheel(fromCentre(event, element), Math.sign(event.deltaY));
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listener = (event: WheelEvent) => turn(element, event);
    // React's wheel listeners are passive and cannot prevent the default.
    element.addEventListener('wheel', listener, { passive: false });
    return () => element.removeEventListener('wheel', listener);
  }, [stage]);

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDragStart: preventFileDrag };
}

/** Dragging the picture with the mouse must not drag its file. */
function preventFileDrag(event: DragEvent): void {
  event.preventDefault();
}

function fromCentre({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
