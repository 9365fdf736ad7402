/** Moves the focus from a control that is about to disappear to the first button of `place` (SITE-47). */
export function focusButtonIn(place: Element | null | undefined): void {
  place?.querySelector('button')?.focus();
}

/** A `ref` for a button that disappears while it has the focus. The first button of its row takes it. */
export function leaveFocusToRow(button: HTMLElement | null): () => void {
  const row = button?.parentElement;
  return () => {
    if (document.activeElement === button) focusButtonIn(row);
  };
}
