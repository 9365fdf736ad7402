import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { showModally } from './show-modally.ts';

function closeOnBackdrop(event: MouseEvent) {
  const dialog = event.target;
  if (dialog instanceof HTMLDialogElement && dialog.getAttribute('closedby') === 'any') dialog.close();
}

/**
 * Opens a dialog modally while it is rendered, and calls `onClose` when the shopper closes it. The browser keeps the
 * focus inside and returns it afterwards.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const onShopperClose = useEffectEvent(onClose);

  // The cleanup of a layout effect runs before the element is removed, so the dialog can be closed, which returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // After a hot update, the close event of the cleanup arrives when the dialog is open again.
    const handleClose = () => {
      if (!dialog.open) onShopperClose();
    };
    dialog.addEventListener('close', handleClose);
    // Browsers without `closedby` do not close on a click on the backdrop.
    if (!('closedBy' in HTMLDialogElement.prototype)) dialog.addEventListener('click', closeOnBackdrop);
    const release = showModally(dialog);
    return () => {
      dialog.removeEventListener('close', handleClose);
      dialog.close();
      release();
    };
  }, []);

  return ref;
}
