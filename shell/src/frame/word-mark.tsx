import { css } from '@emotion/react';

const mark = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
  font: var(--weight-display) clamp(min(1.25rem, 9vw), 10vw - 0.75rem, clamp(1.5rem, 2vw, 1.75rem)) / 1.05 var(--font-display);
  letter-spacing: -0.02em;
`;

export type WordMarkProps = {
  name: string;
  className?: string;
};

export function WordMark({ name, className }: WordMarkProps) {
  return (
    <span css={mark} className={className}>
      {name}
    </span>
  );
}
