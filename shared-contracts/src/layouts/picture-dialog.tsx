import { css } from '@emotion/react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { isBrowserKey } from '../interaction/browser-key.ts';
import { showModally } from '../look/surfaces/show-modally.ts';

const viewer = css`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--picture);
  color: var(--ink);
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
`;

/** The bar above the picture: its title in a paragraph, then buttons. */
export const dialogBar = css`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  padding: var(--s-1) var(--s-2);
  background: var(--paper);
  border-bottom: var(--hair);
  > p {
    flex: 1;
    padding-left: var(--s-2);
  }
`;

export type PictureDialogProps = {
  /** Accessible name. */
  label: string;
  /** Handlers of keys. With Alt, Ctrl or Meta, keys are left to the browser. */
  keys: Readonly<Record<string, () => void>>;
  onClose: () => void;
  /** A bar, the picture, and the content below it. */
  children: ReactNode;
};

/** A picture in the size of the window. The dialog is open while it is mounted. */
export function PictureDialog({ label, keys, onClose, children }: PictureDialogProps) {
  function onKeyDown(event: KeyboardEvent) {
    const command = keys[event.key];
    if (!command || isBrowserKey(event)) return;
    event.preventDefault();
    command();
  }
  return (
    <dialog ref={showPicture} css={viewer} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      {children}
    </dialog>
  );
}

function showPicture(dialog: HTMLDialogElement | null): (() => void) | undefined {
  return dialog ? showModally(dialog, 'picture') : undefined;
}

/** For a button inside the dialog. The browser restores the focus and fires the dialog's close event. */
export function closeDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}
