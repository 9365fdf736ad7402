/** The buttons tapped before the shop has started, in order, and the way to stop listening. */
export type EarlyTaps = { buttons: HTMLButtonElement[]; stop: () => void };

declare global {
  // A global has to be a `var`.
  var __EARLY_TAPS__: EarlyTaps | undefined;
}
