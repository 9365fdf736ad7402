/** A `ref` for an element that replaces the focused one. It is one function, so React calls it once for each element. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
