/**
 * Shows a dialog modally. Until it is closed or removed, the page below does not scroll (`base.css`).
 *
 * An attribute tells the page, because `html:has(dialog:modal)` would recalculate the styles of the whole page with each element that
 * is inserted anywhere. The login dialog of the document, before the shop starts, does without it: its script is in each document.
 * @param ground `picture` for a dialog whose background also fills the space of the page's scrollbar
 * @returns a function to call when the dialog is removed
 */
export function showModally(dialog: HTMLDialogElement, ground: 'page' | 'picture' = 'page'): () => void {
  const page = document.documentElement;
  const release = () => {
    const isLast = [...document.querySelectorAll('dialog[open]')].every((open) => open === dialog);
    if (isLast) delete page.dataset['modal'];
  };
  if (!dialog.open) dialog.showModal();
  page.dataset['modal'] = ground;
  dialog.addEventListener('close', release);
  return () => {
    dialog.removeEventListener('close', release);
    release();
  };
}
