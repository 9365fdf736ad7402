/**
 * Scrolls a row so that one of its items stands in the middle. Sideways alone: `scrollIntoView` would move the page, too.
 * @param which CSS selector of the item
 */
export function scrollRowTo(row: HTMLElement | null, which: string): void {
  const item = row?.querySelector<HTMLElement>(which);
  if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
