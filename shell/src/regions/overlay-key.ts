/** Opens and closes the overlay of regions by Shift+Alt+B (SITE-60). Its code is loaded when the keys are pressed. */
export function listenForOverlayKey(): void {
  window.addEventListener('keydown', (event) => {
    // The code, because with Alt a Mac types another character.
    if (event.code !== 'KeyB' || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    void import(/* webpackChunkName: "regions" */ './region-overlay.tsx').then(({ toggleOverlay }) =>
      toggleOverlay(),
    );
  });
}
