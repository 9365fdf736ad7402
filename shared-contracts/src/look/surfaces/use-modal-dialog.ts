import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

function closeOnBackdrop(event: MouseEvent) {
  const dialog = event.target;
  if (dialog instanceof HTMLDialogElement && dialog.getAttribute('closedby') === 'any') dialog.close();
}

/**
 * Shows a dialog modally for as long as it is rendered, and calls `onClose` when the visitor closes it.
 * The browser keeps the focus inside, and gives it back to where it was.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const onVisitorClose = useEffectEvent(onClose);

  // A layout effect, since only its cleanup comes before the element is gone: a dialog must be closed to return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const hear = () => onVisitorClose();
    dialog.addEventListener('close', hear);
    // Browsers without `closedby` leave the backdrop to us.
    if (!('closedBy' in HTMLDialogElement.prototype)) dialog.addEventListener('click', closeOnBackdrop);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', hear);
      dialog.close();
    };
  }, []);

  return ref;
}
