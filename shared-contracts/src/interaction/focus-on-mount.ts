/** A `ref` for an element that replaces the focused one. The function never changes, so React calls it once per element. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
