import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';

const helpText = css`
  font-size: var(--type-micro);
  line-height: 1.4;
  color: var(--ink-faint);
`;

const errorText = css`
  display: flex;
  align-items: start;
  gap: 0.4rem;
  font-size: var(--type-small);
  line-height: 1.4;
  color: var(--error);
  svg {
    width: 16px;
    height: 16px;
    margin-top: 0.1rem;
  }
`;

export type FieldNotesProps = {
  /** The control's `aria-describedby`. */
  id: string;
  help?: ReactNode;
  error?: ReactNode;
};

/** Help or error below a field. The live region exists from the start, so that screen readers announce an error in it. */
export function FieldNotes({ id, help, error }: FieldNotesProps) {
  return (
    <div id={id} aria-live="polite">
      {error ? (
        <p css={errorText}>
          <Icon name="error" />
          {error}
        </p>
      ) : (
        help && <p css={helpText}>{help}</p>
      )}
    </div>
  );
}
