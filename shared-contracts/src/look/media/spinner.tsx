import { css, keyframes } from '@emotion/react';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const spinner = css`
  display: inline-block;
  width: 1rem;
  height: 1rem;
  flex: none;
  border: 1.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`;

type SpinnerProps = { className?: string };

/** Hidden from screen readers: the element around it carries `aria-busy`. */
export function Spinner({ className }: SpinnerProps) {
  return <span css={spinner} className={className} aria-hidden />;
}
