import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { messages } from '../text/messages.ts';
import * as styles from './dialog-styles.ts';
import { useModalDialog } from './use-modal-dialog.ts';

export type DialogProps = {
  title: ReactNode;
  /** A sentence below the title, which is the dialog's accessible description. */
  lead?: ReactNode;
  /** An `alertdialog` requires a decision: it has actions, but no close button. */
  role?: 'dialog' | 'alertdialog';
  /** Called when the shopper closes it: by ×, Escape, a click on the backdrop, or the back gesture of a phone. */
  onClose: () => void;
  /** Shows a back button, labelled `backLabel` or else 'Back'. */
  onBack?: () => void;
  backLabel?: string;
  actions?: ReactNode;
  /** Whether an action is running that closing would lose: the dialog then cannot be closed. */
  busy?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A modal dialog; a sheet from the bottom on phones. It is open while it is rendered. */
export function Dialog({
  title,
  lead,
  role = 'dialog',
  onClose,
  onBack,
  backLabel = messages.back,
  actions,
  busy,
  className,
  children,
}: DialogProps) {
  const id = useId();
  const ref = useModalDialog(onClose);
  const isAlert = role === 'alertdialog';
  const holdOpen = (event: SyntheticEvent) => busy && event.preventDefault();
  return (
    <dialog
      ref={ref}
      css={styles.dialog}
      className={className}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      aria-busy={busy || undefined}
      closedby={busy ? 'none' : 'any'}
      onCancel={holdOpen}
    >
      <div css={styles.body}>
        <div css={[styles.heading, !isAlert && styles.besideClose, onBack && styles.underBack]}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p id={`${id}-lead`}>{lead}</p>}
        </div>
        {children}
        {actions && <div css={styles.actionRow}>{actions}</div>}
        {/* Last in the document, so that the first focus goes to the content. */}
        {onBack && (
          <IconButton
            css={[styles.corner, styles.atStart]}
            icon="arrow-left"
            label={backLabel}
            onClick={onBack}
          />
        )}
        {!isAlert && (
          <IconButton
            css={[styles.corner, styles.atEnd]}
            icon="close"
            label={messages.close}
            disabled={busy}
            onClick={onClose}
          />
        )}
      </div>
    </dialog>
  );
}
