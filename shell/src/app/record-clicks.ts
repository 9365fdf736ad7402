/*
 * A separate script: a few hundred bytes that run long before the shop does. Links, forms and popovers work without scripts; any other
 * button clicked before hydration is recorded here, and clicked again after it.
 */
const recording = new AbortController();
const buttons: HTMLButtonElement[] = [];

document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const worksAlone = button?.popoverTargetElement || (button?.type === 'submit' && button.form);
    // A second click on a button that does not react yet means the same as the first.
    if (button && !worksAlone && buttons.at(-1) !== button) buttons.push(button);
  },
  { signal: recording.signal },
);

globalThis.__CLICKS__ = { buttons, stop: () => recording.abort() };
