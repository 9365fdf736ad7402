import type { KeyboardEvent, MouseEvent } from 'react';
import { isBrowserKey } from 'shared-contracts/interaction/browser-key';
import type { Point } from './photo-colour.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The pointer's position on an element: 0–1 from the left and the top, below 0 or above 1 outside of it. */
export function pointOn(element: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The step of an arrow key, alone or with Shift. Undefined for other keys, and for keys that the browser handles. */
export function arrowStep(event: KeyboardEvent, alone: number, withShift: number): Point | undefined {
  const arrow = isBrowserKey(event) ? undefined : ARROWS[event.key];
  const steps = event.shiftKey ? withShift : alone;
  return arrow && { x: arrow.x * steps, y: arrow.y * steps };
}
