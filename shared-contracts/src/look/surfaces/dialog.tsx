import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { messages } from '../text/messages.ts';
import * as styles from './dialog-styles.ts';
import { useModalDialog } from './use-modal-dialog.ts';

export type DialogProps = {
  title: ReactNode;
  /** A sentence under the title; it describes the dialog. */
  lead?: ReactNode;
  /** `alertdialog` asks for an answer and has no other way out on the screen than its actions. */
  role?: 'dialog' | 'alertdialog';
  /** The visitor closed it: ×, Escape, the backdrop, or the back gesture of a phone. */
  onClose: () => void;
  /** A step back inside the dialog; its label says where to, Back unless told. */
  onBack?: () => void;
  backLabel?: string;
  /** Its buttons, side by side where there is room. */
  actions?: ReactNode;
  /** Work is under way that closing would lose: it stays. */
  busy?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Asks or tells over the page. It is open while it is rendered. */
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
  const asks = role === 'alertdialog';
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
        <div css={[styles.heading, !asks && styles.besideClose, onBack && styles.underBack]}>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p id={`${id}-lead`}>{lead}</p>}
        </div>
        {children}
        {actions && <div css={styles.actionRow}>{actions}</div>}
        {/* Last, so that the first thing with focus is the first thing to do. */}
        {onBack && (
          <IconButton
            css={[styles.corner, styles.atStart]}
            icon="arrow-left"
            label={backLabel}
            onClick={onBack}
          />
        )}
        {!asks && (
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
