import { css } from '@emotion/react';
import { type ComponentProps, useId } from 'react';
import { ADDRESS_LABELS } from 'shared-contracts/address/rules';
import { Field, FieldGroup, TextInput } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { isOther, isTaken } from './address-draft.ts';

const words = messages.addressBook;

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 5.5rem;
    min-height: var(--tap-small);
    padding-inline: var(--s-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--paper-raised);
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  label:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-tint);
    color: var(--accent);
    font-weight: var(--weight-medium);
  }
  label:has(:disabled) {
    border-color: var(--line);
    background: var(--paper-sunk);
    color: var(--ink-faint);
    cursor: not-allowed;
  }
  label:has(:focus-visible) {
    outline: var(--focus);
    outline-offset: var(--focus-offset);
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

const otherName = css`
  max-width: 20rem;
  margin-top: var(--s-4);
`;

export type LabelChoiceProps = {
  /** One of `ADDRESS_LABELS`. */
  label: string;
  /** Labels of the other saved addresses. */
  used: readonly string[];
  other: ComponentProps<typeof TextInput>;
  error: string | undefined;
  onChange: (label: string) => void;
};

/** Offers Home, Office and a label of the customer's own. Labels in use are disabled (ACC-5). */
export function LabelChoice({ label: chosen, used, other, error, onChange }: LabelChoiceProps) {
  const name = useId();
  return (
    <div>
      <FieldGroup legend={words.label} error={isOther(chosen) ? undefined : error}>
        <div css={choices}>
          {ADDRESS_LABELS.map((label) => (
            <label key={label}>
              <input
                type="radio"
                name={name}
                value={label}
                checked={chosen === label}
                disabled={isTaken(label, used)}
                onChange={() => onChange(label)}
              />
              {label}
            </label>
          ))}
        </div>
      </FieldGroup>
      {isOther(chosen) && (
        <Field css={otherName} label={words.otherLabel} help={words.otherLabelHelp} error={error}>
          <TextInput {...other} />
        </Field>
      )}
    </div>
  );
}
