import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages.ts';

const list = css`
  /* Text at 200 % has no room for gaps twice as wide on a phone. */
  --crumb-gap: min(0.5rem, 2vw);
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--crumb-gap);
  font-size: var(--type-small);
  color: var(--ink-soft);
  li {
    display: flex;
    align-items: center;
    gap: var(--crumb-gap);
    min-height: var(--tap-line);
  }
  li:not(:first-of-type)::before {
    content: '/' / '';
    color: var(--line-strong);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap-line);
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  [aria-current] {
    color: var(--ink);
  }
  /*
   * One line on a phone where the last crumb has some room in it. It may be cut off: the heading names the current page,
   * too.
   */
  @media (max-width: 767px) {
    white-space: nowrap;
    li:last-of-type {
      flex: 1 1 min(6rem, 25vw);
      min-width: 0;
    }
    li:last-of-type > * {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    li:last-of-type > a {
      display: block;
      line-height: var(--tap-line);
    }
  }
`;

export type Crumb = {
  label: string;
  /** Path of the page; absent for the current page. */
  to?: string;
};

type BreadcrumbsProps = {
  crumbs: Crumb[];
  /** Shown before the first crumb, such as a back button. */
  leading?: ReactNode;
  className?: string;
};

export function Breadcrumbs({ crumbs, leading, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={messages.breadcrumbs} className={className}>
      <ol css={list}>
        {leading && <li>{leading}</li>}
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
