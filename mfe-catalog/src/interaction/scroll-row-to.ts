/**
 * Scrolls a row sideways until one of its items is in the middle. `scrollIntoView` would scroll the page too.
 * @param which CSS selector of the item
 */
export function scrollRowTo(row: HTMLElement | null, which: string): void {
  const item = row?.querySelector<HTMLElement>(which);
  if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
