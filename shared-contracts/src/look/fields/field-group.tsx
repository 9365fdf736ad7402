import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { FieldContext } from './field-context.ts';
import { FieldNotes } from './field-notes.tsx';

const shown = css`
  margin-bottom: var(--s-2);
  font-size: var(--type-small);
  font-weight: var(--weight-medium);
  line-height: 1.3;
`;

const group = css`
  > div:last-of-type:not(:empty) {
    margin-top: var(--s-2);
  }
`;

type FieldGroupProps = {
  legend: ReactNode;
  /** For screen readers only, where a visible heading says the same. */
  legendHidden?: boolean;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Several controls for one value: checkboxes, swatches, the digits of a code. */
export function FieldGroup({ legend, legendHidden, error, className, children }: FieldGroupProps) {
  const notes = `${useId()}-notes`;
  return (
    <fieldset css={group} className={className} aria-describedby={error ? notes : undefined}>
      {legendHidden ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend css={shown}>{legend}</legend>
      )}
      <FieldContext value={{ 'aria-invalid': error ? true : undefined }}>{children}</FieldContext>
      <FieldNotes id={notes} error={error} />
    </fieldset>
  );
}
