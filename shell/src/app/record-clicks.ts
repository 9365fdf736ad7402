/*
 * A file of its own, a few hundred bytes that arrive long before the shop does. Links and forms answer without script;
 * a button tapped in the meantime is remembered here.
 */
const ended = new AbortController();
const buttons: HTMLButtonElement[] = [];

document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const sendsForm = button?.type === 'submit' && button.form;
    // Whoever taps twice because nothing happens means it once.
    if (button && !sendsForm && buttons.at(-1) !== button) buttons.push(button);
  },
  { signal: ended.signal },
);

globalThis.__EARLY_TAPS__ = { buttons, stop: () => ended.abort() };
