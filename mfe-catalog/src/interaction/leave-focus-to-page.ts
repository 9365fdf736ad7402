/** Moves the focus from a control that disappears once it is pressed (SITE-47). */
export function leaveFocusToPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
