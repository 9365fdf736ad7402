/** The first button of `place` takes the focus of a control that is about to disappear (SITE-47). */
export function focusButtonIn(place: Element | null | undefined): void {
  place?.querySelector('button')?.focus();
}

/** A `ref` for a button that disappears while it has the focus: the first one of its row takes it. */
export function leaveFocusToRow(button: HTMLElement | null): () => void {
  const row = button?.parentElement;
  return () => {
    if (document.activeElement === button) focusButtonIn(row);
  };
}
