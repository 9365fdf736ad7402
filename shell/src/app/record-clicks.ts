/*
 * A separate script: a few hundred bytes that run long before the shop does. Links, forms and popovers work without scripts; any other
 * button clicked before hydration is recorded here, dimmed meanwhile, and clicked again after it.
 */
const recording = new AbortController();
const buttons: HTMLButtonElement[] = [];
const dims: Animation[] = [];

document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const worksAlone = button?.popoverTargetElement || (button?.type === 'submit' && button.form);
    // A second click on a button that does not react yet means the same as the first.
    if (!button || worksAlone || buttons.at(-1) === button) return;
    buttons.push(button);
    // An animation changes no attribute, which hydration would compare. It ends by itself if the scripts never load.
    dims.push(button.animate({ opacity: [0.6, 0.6] }, 8_000));
  },
  { signal: recording.signal },
);

globalThis.__CLICKS__ = { buttons, dims, stop: () => recording.abort() };
