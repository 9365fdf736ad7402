import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const list = css`
  > div {
    display: flex;
    flex-wrap: wrap;
  }
  dt {
    flex: none;
    color: var(--ink-soft);
  }
  /* Below its label where the text is too large for both. */
  dd {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

export type FactListProps = {
  /** Empty facts are left out. */
  facts: readonly (readonly [label: string, fact: ReactNode])[];
  className?: string;
};

export function FactList({ facts, className }: FactListProps) {
  return (
    <dl css={list} className={className}>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
