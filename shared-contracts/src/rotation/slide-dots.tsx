import { css } from '@emotion/react';

const row = css`
  display: flex;
  flex-wrap: wrap;
`;

/** At least 24 px wide, the minimum size of a target (WCAG 2.5.8). The current dot differs by thickness, not only by colour. */
const dot = css`
  display: grid;
  align-items: center;
  width: 1.75rem;
  height: var(--tap-small);
  padding: 0 0.25rem 0 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    content: '';
    height: 2px;
    background: var(--line-strong);
  }
  &[aria-current]::before {
    height: 4px;
    background: var(--accent);
  }
`;

export type SlideDotsProps = {
  /** Accessible names, one for each slide, in their order. */
  labels: readonly string[];
  /** Index of the shown slide. */
  position: number;
  onShow: (position: number) => void;
  className?: string;
};

export function SlideDots({ labels, position, onShow, className }: SlideDotsProps) {
  return (
    <ul css={row} className={className}>
      {labels.map((label, place) => (
        <li key={label}>
          <button
            type="button"
            css={dot}
            aria-label={label}
            aria-current={place === position || undefined}
            onClick={() => onShow(place)}
          />
        </li>
      ))}
    </ul>
  );
}
