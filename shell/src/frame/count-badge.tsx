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

/** Empty for 0, and for an unknown count. */
export function CountBadge({ count }: { count: number | null }) {
  return count ? <b css={badge}>{count}</b> : null;
}
