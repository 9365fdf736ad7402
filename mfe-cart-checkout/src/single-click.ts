import type { MouseEvent } from 'react';

/**
 * A click handler for a button that writes. The second click of a double click is ignored, even if the response to the first
 * has arrived in between, and even if the button under the pointer is another one by then.
 */
export function singleClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) act();
  };
}
