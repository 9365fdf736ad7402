import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, use } from 'react';
import { controlStyles } from './control-styles.ts';
import { FieldContext } from './field-context.ts';

const input = css`
  &::placeholder {
    color: var(--ink-faint);
    opacity: 1;
  }
  &:read-only {
    background: var(--paper-sunk);
    border-color: var(--line);
    color: var(--ink-soft);
  }
`;

const withBefore = css`
  display: grid;
  grid-template-columns: auto 1fr;
  > span {
    display: grid;
    place-items: center;
    padding-inline: 0.875rem;
    border: 1px solid var(--line-strong);
    border-right: 0;
    border-radius: var(--radius) 0 0 var(--radius);
    background: var(--paper-sunk);
    color: var(--ink-soft);
  }
  /* Text that cannot be edited cannot be scrolled into view either: where it is too wide, it wraps below. */
  &:has(:read-only) {
    display: flex;
    flex-wrap: wrap;
    > input {
      flex: 1 1 auto;
      width: auto;
      max-width: 100%;
      field-sizing: content;
    }
  }
`;

export type TextInputProps = ComponentProps<'input'> & {
  /** Shown inside the box before the text, such as +91. */
  before?: ReactNode;
  /** Makes it a textarea of this height, for a text of several lines. */
  lines?: number;
};

/** Outside a Field it needs an `aria-label`. */
export function TextInput({ before, lines, ...rest }: TextInputProps) {
  // Both elements accept the same attributes.
  const Control = lines ? ('textarea' as 'input') : 'input';
  const rows = lines && { rows: lines };
  const control = <Control css={[controlStyles, input]} {...rows} {...use(FieldContext)} {...rest} />;
  if (!before) return control;
  return (
    <div css={withBefore}>
      <span>{before}</span>
      {control}
    </div>
  );
}
