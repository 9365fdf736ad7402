import { css } from '@emotion/react';
import { Row, TextLink } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { shopSearchPath, wholeClass } from './shop-search.ts';

/** Spec section 9: narrower windows have the drawer instead. */
const aside = css`
  display: none;
  @media (min-width: 1024px) {
    display: block;
  }
`;

export function FilterAside(props: FilterPanelProps) {
  return (
    <aside css={aside} aria-label={messages.filters}>
      <Row spread>
        <h2
          css={css`
            font: var(--weight-strong) var(--type-body) / var(--lh-tight) var(--font-text);
            letter-spacing: normal;
          `}
        >
          {messages.filters}
        </h2>
        <TextLink to={shopSearchPath(wholeClass('Sheet'))}>{messages.reset}</TextLink>
      </Row>
      <FilterPanel {...props} />
    </aside>
  );
}
