import { css } from '@emotion/react';

export const controlStyles = css`
  width: 100%;
  min-height: var(--tap);
  padding: 0.6rem 0.875rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-raised);
  font-size: var(--type-body);
  line-height: 1.4;
  &:hover {
    border-color: var(--ink);
  }
  &:focus {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
    border-color: var(--accent);
  }
  &[aria-invalid='true'] {
    border-color: var(--error);
    box-shadow: inset 0 0 0 1px var(--error);
  }
  &:disabled {
    color: var(--ink-faint);
    border-color: var(--line);
    cursor: not-allowed;
  }
`;
