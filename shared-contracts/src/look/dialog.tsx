import { css } from '@emotion/react';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { lookWords } from './look-words.ts';
import { rise, scrim, sheet } from './modal-styles.ts';
import { useModalDialog } from './use-modal-dialog.ts';

const dialogStyles = css`
  ${scrim}
  padding: 0;
  border: 0;
  background: var(--paper-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${rise} var(--slow) var(--ease);
  @media (min-width: 600px) {
    width: min(100%, var(--w-dialog));
    max-height: calc(100dvh - 2 * var(--s-5));
    margin: auto;
    border-radius: var(--radius-panel);
  }
  @media (max-width: 599px) {
    ${sheet}
  }
`;

const body = css`
  position: relative;
  display: grid;
  gap: var(--s-5);
  align-content: start;
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  @media (max-width: 599px) {
    padding-bottom: max(1.5rem, env(safe-area-inset-bottom));
  }
`;

const heading = css`
  display: grid;
  gap: var(--s-2);
  > p {
    color: var(--ink-soft);
  }
`;

const besideClose = css`
  padding-right: var(--s-6);
`;

const underBack = css`
  padding-top: var(--s-6);
`;

const corner = css`
  position: absolute;
  top: clamp(0.75rem, 0.25rem + 2vw, 1.75rem);
`;

const atEnd = css`
  right: clamp(0.75rem, 0.25rem + 2vw, 1.75rem);
`;

const atStart = css`
  left: clamp(0.75rem, 0.25rem + 2vw, 1.75rem);
`;

const actionRow = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--s-3);
`;

export type DialogProps = {
  title: ReactNode;
  /** A sentence under the title; it describes the dialog. */
  lead?: ReactNode;
  /** `alertdialog` asks for an answer and has no other way out on the screen than its actions. */
  role?: 'dialog' | 'alertdialog';
  /** The visitor closed it: × , Escape, the backdrop, or the back gesture of a phone. */
  onClose: () => void;
  /** A step back inside the dialog, with its label. */
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
  backLabel = '',
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
      css={dialogStyles}
      className={className}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      aria-busy={busy || undefined}
      closedby={busy ? 'none' : 'any'}
      onCancel={holdOpen}
    >
      <div css={body}>
        <div css={[heading, !asks && besideClose, onBack && underBack]}>
          <h3 id={`${id}-title`}>{title}</h3>
          {lead && <p id={`${id}-lead`}>{lead}</p>}
        </div>
        {children}
        {actions && <div css={actionRow}>{actions}</div>}
        {/* Last, so that the first thing with focus is the first thing to do. */}
        {onBack && (
          <IconButton css={[corner, atStart]} icon="arrow-left" label={backLabel} onClick={onBack} />
        )}
        {!asks && (
          <IconButton
            css={[corner, atEnd]}
            icon="close"
            label={lookWords.close}
            disabled={busy}
            onClick={onClose}
          />
        )}
      </div>
    </dialog>
  );
}
