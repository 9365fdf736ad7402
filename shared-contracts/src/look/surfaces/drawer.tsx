import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { messages } from '../text/messages.ts';
import { rise, scrim, sheet } from './modal-styles.ts';
import { useModalDialog } from './use-modal-dialog.ts';

const drawer = css`
  ${scrim}
  ${sheet}
  padding: 0;
  border: 0;
  background: var(--paper-raised);
  color: var(--ink);
  overflow: hidden;
  animation: ${rise} var(--slow) var(--ease);
`;

const parts = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  max-height: inherit;
`;

const header = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 1.25rem var(--gutter) 0.5rem;
  &::before {
    content: '';
    position: absolute;
    top: 8px;
    left: calc(50% - 18px);
    width: 36px;
    height: 4px;
    border-radius: 4px;
    background: var(--line);
  }
  h2 {
    font-size: var(--type-sub);
  }
  button {
    margin-right: -0.75rem;
  }
`;

const scroll = css`
  overflow: auto;
  overscroll-behavior: contain;
  padding: 0 var(--gutter) var(--s-5);
`;

const foot = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s-3);
  padding: var(--s-3) var(--gutter) max(var(--s-4), env(safe-area-inset-bottom));
  border-top: var(--hair);
`;

type DrawerProps = {
  title: ReactNode;
  onClose: () => void;
  /** Two buttons that stay in view: a narrow one, then a wide one. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A modal sheet from the bottom edge, for long content. It is open while it is rendered. */
export function Drawer({ title, onClose, footer, className, children }: DrawerProps) {
  const id = useId();
  const ref = useModalDialog(onClose);
  return (
    <dialog ref={ref} css={drawer} className={className} aria-labelledby={id} closedby="any">
      <div css={parts}>
        <div css={header}>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={messages.close} onClick={onClose} />
        </div>
        <div css={scroll}>{children}</div>
        {footer && <div css={foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
