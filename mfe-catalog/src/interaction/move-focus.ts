import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** In a group of links that is one stop of the Tab key: the arrow keys move the focus among them, Space clicks. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.indexOf(event.target as HTMLAnchorElement);
  const step = STEPS[event.key];
  if (step !== undefined) links.at((index + step) % links.length)?.focus();
  else if (event.key === ' ') links[index]?.click();
  else return;
  event.preventDefault();
}
