/** Moves the focus from a control that is about to disappear to the first button of `place` (SITE-47). */
export function focusButtonIn(place: Element | null | undefined): void {
  place?.querySelector('button')?.focus();
}

/** A `ref` for a button that may disappear while it has the focus. The first button of its row then takes the focus. */
export function leaveFocusToRow(button: HTMLElement | null): () => void {
  const row = button?.parentElement;
  return () => {
    if (document.activeElement === button) focusButtonIn(row);
  };
}
