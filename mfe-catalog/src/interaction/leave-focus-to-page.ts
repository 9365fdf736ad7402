/** Moves the focus to the page, for a control that disappears when it is pressed (SITE-47). */
export function leaveFocusToPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
