import { css } from '@emotion/react';

const badge = css`
  position: absolute;
  top: 6px;
  right: 4px;
  min-width: 18px;
  height: 18px;
  padding: 0 4px;
  border-radius: 9px;
  background: var(--accent);
  color: var(--on-accent);
  font: var(--weight-strong) 11px/18px var(--font-text);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** How many there are, over a corner of an icon of the header; nothing where there are none, or that is not known. */
export function CountBadge({ count }: { count: number | null }) {
  return count ? <b css={badge}>{count}</b> : null;
}
