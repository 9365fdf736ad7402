import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Icon } from 'shared-contracts/look';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { type ShopSearch, shopSearchPath } from '../../shop-address/shop-search.ts';

const pages = css`
  display: flex;
  justify-content: center;
  gap: 0.125rem;
  margin-top: var(--s-8);
  > * {
    display: grid;
    place-items: center;
    flex: 0 1 var(--tap-small);
    height: var(--tap-small);
    border-radius: var(--radius);
  }
  a:hover {
    background: var(--paper-sunk);
  }
  a[aria-current] {
    background: var(--ink);
    color: var(--paper);
  }
`;

const onlyWide = css`
  @media (max-width: 767px) {
    display: none;
  }
`;

const atEnd = css`
  color: var(--line-strong);
`;

export type PaginationProps = {
  shown: ShopSearch;
  totalPages: number;
  onTurn: () => void;
};

export function Pagination({ shown, totalPages, onTurn }: PaginationProps) {
  const { page: current } = shown;
  const entries = paginationWindow(current, totalPages);
  const isBesideGap = (index: number) => entries[index - 1] === 'gap' || entries[index + 1] === 'gap';
  function step(page: number, icon: 'chevron-left' | 'chevron-right', label: string) {
    if (page < 1 || page > totalPages) {
      return (
        <span css={atEnd}>
          <Icon name={icon} size="s" />
        </span>
      );
    }
    return (
      <Link to={shopSearchPath({ ...shown, page })} aria-label={label} onClick={onTurn}>
        <Icon name={icon} size="s" />
      </Link>
    );
  }
  return (
    <nav css={[pages, onScreen]} aria-label={shopMessages.pages}>
      {step(current - 1, 'chevron-left', shopMessages.previousPage)}
      {entries.map((page, index) =>
        page === 'gap' ? (
          <span key={`gap ${index}`}>…</span>
        ) : (
          <Link
            key={page}
            css={
              page !== 1 &&
              page !== totalPages &&
              Math.abs(page - current) > 1 &&
              isBesideGap(index) &&
              onlyWide
            }
            to={shopSearchPath({ ...shown, page })}
            aria-label={shopMessages.page(page)}
            aria-current={page === current ? 'page' : undefined}
            onClick={page === current ? undefined : onTurn}
          >
            {page}
          </Link>
        ),
      )}
      {step(current + 1, 'chevron-right', shopMessages.nextPage)}
    </nav>
  );
}

/** SHOP-21. */
const PAGE_BUTTONS = 5;

/** The pages around the current one, with the first and the last page; `gap` marks pages that are left out. */
export function paginationWindow(current: number, total: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(current - Math.floor(PAGE_BUTTONS / 2), total - PAGE_BUTTONS + 1));
  const last = Math.min(total, first + PAGE_BUTTONS - 1);
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [...leading(first), ...pages, ...trailing(last, total)];
}

function leading(first: number): (number | 'gap')[] {
  if (first === 1) return [];
  return first === 2 ? [1] : [1, 'gap'];
}

function trailing(last: number, total: number): (number | 'gap')[] {
  if (last === total) return [];
  return last === total - 1 ? [total] : ['gap', total];
}
