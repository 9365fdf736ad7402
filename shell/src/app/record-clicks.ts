import { readToken } from 'shared-contracts/session';
import { EARLY_LOGIN } from '../session/early-login.ts';

/*
 * Links, forms and popovers work without scripts; any other
 * button clicked before hydration is recorded here, and clicked again after it. Meanwhile it is dimmed, or the login it asks for is open.
 */
const recording = new AbortController();
const buttons: HTMLButtonElement[] = [];
const dims: Animation[] = [];

document.addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    const worksAlone = button?.popoverTargetElement || (button?.type === 'submit' && button.form);
    if (!button || worksAlone || button.closest('dialog')) return;
    // React would handle it while it hydrates, before the effects have run that its effect depends on.
    event.stopPropagation();
    // A second click on a button that does not react yet means the same as the first.
    if (buttons.at(-1) === button) return;
    buttons.push(button);
    if (opensLogin(button)) return;
    // An animation changes no attribute, which hydration would compare. It ends by itself if the scripts never load.
    dims.push(button.animate({ opacity: [0.6, 0.6] }, 8_000));
  },
  { capture: true, signal: recording.signal },
);

/** What the dialog says to a visitor who asked for nothing else. */
let introduction: string | undefined;

/** Shows a visitor the document's login dialog, until the shop replaces it by its own (SITE-59). To close it takes the click back. */
function opensLogin(button: HTMLButtonElement): boolean {
  const message = button.dataset.login;
  const dialog = document.querySelector<HTMLDialogElement>(`#${EARLY_LOGIN} > dialog`);
  const lead = dialog?.querySelector('h2 + p');
  if (message === undefined || !dialog || !lead || readToken()) return false;
  introduction ??= lead.textContent;
  const reason = document.createElement('span');
  reason.textContent = message;
  lead.replaceChildren(...(message ? [reason, document.createElement('br')] : []), introduction);
  dialog.onclick = ({ target }) => {
    // The button that closes it has no text. Its content covers the dialog: only the backdrop is the dialog itself.
    if (target === dialog || (target as Element).closest('button[aria-label]')) dialog.close();
  };
  dialog.onclose = () => {
    const index = buttons.indexOf(button);
    if (index >= 0) buttons.splice(index, 1);
  };
  dialog.showModal();
  return true;
}

globalThis.__CLICKS__ = {
  buttons,
  stop() {
    recording.abort();
    for (const dim of dims.splice(0)) dim.cancel();
  },
};
