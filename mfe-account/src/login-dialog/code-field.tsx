import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { CODE_DIGITS } from 'shared-contracts/customer/rules';
import { Field, TextInput } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { enterCode } from './code-entry.ts';

const place = css`
  position: relative;
  /* The input covers the boxes; they show its digits. */
  input {
    position: absolute;
    inset: 0;
    height: 100%;
    padding: 0;
    opacity: 0;
    cursor: text;
  }
`;

const boxes = css`
  display: grid;
  grid-template-columns: repeat(${CODE_DIGITS}, 1fr);
  gap: var(--s-3);
  span {
    display: grid;
    place-items: center;
    height: 4rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--paper-raised);
    font-size: 1.625rem;
    font-variant-numeric: tabular-nums;
  }
  input:focus-visible ~ & span[data-next] {
    outline: var(--focus);
    outline-offset: var(--focus-offset);
  }
  input:read-only ~ & span {
    background: var(--paper-sunk);
    border-color: var(--line);
    color: var(--ink-soft);
  }
  input[aria-invalid] ~ & span {
    border-color: var(--error);
  }
`;

export type CodeFieldProps = {
  code: string;
  error: string | undefined;
  /** The code is read-only while it is verified. */
  locked: boolean;
  input: RefObject<HTMLInputElement | null>;
  onCode: (code: string) => void;
};

/**
 * The one-time code: a single input, drawn as one box for each digit. With an input for each digit, autofill and screen
 * readers would meet four fields where there is one value.
 */
export function CodeField({ code, error, locked, input, onCode }: CodeFieldProps) {
  const next = Math.min(code.length, CODE_DIGITS - 1);
  return (
    <Field label={messages.code} error={error}>
      <div css={place}>
        <TextInput
          ref={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          readOnly={locked}
          value={code}
          onChange={(event) => onCode(enterCode(code, event.target.value))}
        />
        <div css={boxes} aria-hidden>
          {Array.from({ length: CODE_DIGITS }, (_, box) => (
            <span key={box} data-next={box === next || undefined}>
              {code[box]}
            </span>
          ))}
        </div>
      </div>
    </Field>
  );
}
