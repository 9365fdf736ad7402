import type { KeyboardEvent } from 'react';
import { isBrowserKey } from 'shared-contracts/interaction/browser-key';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Handles the keys of a group of links that is one Tab stop. The arrow keys move the focus, and Space clicks. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (isBrowserKey(event)) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.indexOf(event.target as HTMLAnchorElement);
  const step = STEPS[event.key];
  if (step !== undefined) links.at((index + step) % links.length)?.focus();
  else if (event.key === ' ') links[index]?.click();
  else return;
  event.preventDefault();
}
