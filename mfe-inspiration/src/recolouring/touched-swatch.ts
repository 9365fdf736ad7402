import type { PointerEvent } from 'react';

/**
 * Handlers for an element that contains radio buttons. They report the button whose label is under the pointer; between two labels,
 * the last one counts.
 * @param onTouch called with undefined when the pointer leaves, and when a button gets the focus
 * @param onRelease called when a finger is lifted from a label, wherever it was put down
 */
export function touchHandlers(
  onTouch: (value: string | undefined) => void,
  onRelease: (value: string) => void,
) {
  const touch = (event: PointerEvent) => {
    const value = valueUnder(event);
    if (value !== undefined) onTouch(value);
  };
  const leave = () => onTouch(undefined);
  return {
    onPointerOver: touch,
    onPointerDown: touch,
    onPointerMove: touch,
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      const value = valueUnder(event);
      if (value !== undefined) onRelease(value);
      leave();
    },
    onPointerLeave: leave,
    onPointerCancel: leave,
    // With a keyboard the touched colour is the chosen one.
    onFocus: leave,
  };
}

/** Uses the pointer's position, because all events of a finger go to the element where it was put down. */
function valueUnder({ clientX, clientY, currentTarget }: PointerEvent): string | undefined {
  const label = document.elementFromPoint(clientX, clientY)?.closest('label');
  return label && currentTarget.contains(label) ? label.querySelector('input')?.value : undefined;
}
