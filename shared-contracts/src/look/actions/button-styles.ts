import { css } from '@emotion/react';

const button = css`
  --ground: var(--accent);
  --text: var(--on-accent);
  --edge: var(--accent);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  min-height: var(--tap);
  padding: 0.65rem 1.625rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--ground);
  color: var(--text);
  font-size: var(--type-body);
  font-weight: var(--weight-medium);
  line-height: 1.2;
  letter-spacing: var(--tracking-label);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition-property: background, border-color, color;
  transition-duration: var(--fast);
  transition-timing-function: var(--ease);
  &:hover {
    --ground: var(--accent-hover);
    --edge: var(--accent-hover);
  }
  &:active {
    transform: translateY(1px);
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
  @media print {
    display: none;
  }
`;

const secondary = css`
  --ground: transparent;
  --text: var(--ink);
  --edge: var(--line-strong);
  &:hover {
    --ground: var(--paper-sunk);
    --edge: var(--ink);
  }
`;

const quiet = css`
  --ground: transparent;
  --text: var(--ink);
  --edge: transparent;
  padding-inline: 0.75rem;
  &:hover {
    --ground: var(--paper-sunk);
    --edge: transparent;
  }
`;

const wide = css`
  width: 100%;
`;

const square = css`
  position: relative;
  width: var(--tap);
  padding: 0;
`;

const edged = css`
  --edge: var(--line-strong);
`;

// A busy button keeps its colours, because it will be enabled again.
const off = css`
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    --ground: var(--paper-sunk);
    --text: var(--ink-faint);
    --edge: var(--line);
    cursor: not-allowed;
  }
`;

const variants = { primary: null, secondary, quiet };

export type ButtonLook = {
  /** `primary` by default. A view has one primary action; the second is secondary, the third a link. */
  variant?: keyof typeof variants;
  block?: boolean;
};

/** Styles for buttons, and for links that look like buttons. */
export function buttonStyles({ variant = 'primary', block }: ButtonLook) {
  return [button, variants[variant], block && wide, off];
}

export type IconButtonLook = {
  edged?: boolean;
};

export function iconButtonStyles({ edged: withEdge }: IconButtonLook) {
  return [button, quiet, square, withEdge && edged, off];
}
