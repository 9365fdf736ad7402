import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { messages } from '../text/messages.ts';
import { Text } from '../text/text.tsx';
import { FieldContext } from './field-context.ts';
import { FieldNotes } from './field-notes.tsx';

const field = css`
  display: grid;
  gap: var(--s-2);
  align-content: start;
  label {
    font-size: var(--type-small);
    font-weight: var(--weight-medium);
    line-height: 1.3;
  }
  /* An empty live region must not add a gap. */
  > div:empty {
    margin-top: calc(var(--s-2) * -1);
  }
`;

type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  /** Replaces the help and marks the control as invalid. */
  error?: ReactNode;
  optional?: boolean;
  className?: string;
  /** One TextInput or Select. */
  children: ReactNode;
};

export function Field({ label, help, error, optional, className, children }: FieldProps) {
  const id = useId();
  const notes = `${id}-notes`;
  const attributes = {
    id,
    'aria-describedby': help || error ? notes : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div css={field} className={className}>
      <label htmlFor={id}>
        {label}
        {optional && (
          <Text as="span" tone="faint">
            {' '}
            {messages.optional}
          </Text>
        )}
      </label>
      <FieldContext value={attributes}>{children}</FieldContext>
      <FieldNotes id={notes} help={help} error={error} />
    </div>
  );
}
