import { css } from '@emotion/react';
import type { ReactNode, RefObject } from 'react';
import { CODE_DIGITS } from 'shared-contracts/customer/rules';
import { Field, TextInput } from 'shared-contracts/look';
import { plainDigits } from 'shared-contracts/numbers';
import { messages } from '../messages.ts';
import { isCodeBegun, readCode } from './code-entry.ts';

const place = css`
  position: relative;
  /* The input covers the boxes, which show its digits. */
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

/** Shows text that does not fit the boxes. */
const asTyped = css`
  position: relative;
  min-height: 4rem;
  input {
    height: 4rem;
    font-size: 1.25rem;
  }
`;

export type CodeFieldProps = {
  /** As typed. */
  text: string;
  error: ReactNode;
  /** The code is read-only while it is verified. */
  locked: boolean;
  input: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
};

/** A single input, drawn as one box for each digit: autofill and screen readers would take four inputs for four values. */
export function CodeField({ text, error, locked, input, onText }: CodeFieldProps) {
  const isBegun = isCodeBegun(text);
  const digits = plainDigits(readCode(text) ?? text).replace(/\D/g, '');
  const next = Math.min(digits.length, CODE_DIGITS - 1);
  return (
    <Field label={messages.code} error={error ?? (isBegun || readCode(text) ? undefined : messages.noCode)}>
      <div css={isBegun ? place : asTyped}>
        <TextInput
          ref={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          readOnly={locked}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        {isBegun && (
          <div css={boxes} aria-hidden>
            {Array.from({ length: CODE_DIGITS }, (_, box) => (
              <span key={box} data-next={box === next || undefined}>
                {digits[box]}
              </span>
            ))}
          </div>
        )}
      </div>
    </Field>
  );
}
