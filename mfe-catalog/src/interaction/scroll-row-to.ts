/**
 * Scrolls a row or a column until one of its items is in the middle. `scrollIntoView` would scroll the page too.
 * @param which CSS selector of the item
 */
export function scrollRowTo(row: HTMLElement | null, which: string): void {
  const item = row?.querySelector<HTMLElement>(which);
  if (!row || !item) return;
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  row.scrollTop = item.offsetTop - (row.clientHeight - item.offsetHeight) / 2;
}
