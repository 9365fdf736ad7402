/** Centres the item with the CSS selector `which`. `scrollIntoView` would scroll the page too. */
export function scrollRowTo(row: HTMLElement | null, which: string): void {
  const item = row?.querySelector<HTMLElement>(which);
  if (!row || !item) return;
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  row.scrollTop = item.offsetTop - (row.clientHeight - item.offsetHeight) / 2;
}
