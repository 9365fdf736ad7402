import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { emit } from 'shared-contracts/events';
import { onScreen } from 'shared-contracts/layouts/paper';
import { type Crumb, PageHeading, Wrap } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { ACCOUNT_PAGES } from './account-pages.ts';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-bottom: var(--section);
  @media (min-width: 1024px) {
    grid-template-columns: 12rem minmax(0, 1fr);
    gap: clamp(2.5rem, 5vw, 6rem);
  }
`;

const navigation = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-5);
  border-bottom: var(--hair);
  > * {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    margin-bottom: -1px;
    padding: 0;
    border: 0 solid transparent;
    border-bottom-width: 2px;
    background: none;
    color: var(--ink-soft);
    white-space: nowrap;
    cursor: pointer;
  }
  > :hover {
    color: var(--ink);
  }
  > [aria-current] {
    border-color: var(--accent);
    color: var(--ink);
    font-weight: var(--weight-medium);
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 6.5rem;
    flex-direction: column;
    align-self: start;
    border: 0;
    > * {
      margin: 0;
      padding-left: var(--s-4);
      border-color: var(--line);
      border-width: 0 0 0 2px;
    }
  }
  /* Forced colours show every border in the colour of text, also a transparent one. */
  @media (forced-colors: active) {
    > :not([aria-current]) {
      border-color: Canvas;
    }
    > [aria-current] {
      border-color: Highlight;
    }
  }
`;

const heading = css`
  nav {
    ${onScreen}
  }
`;

export type AccountLayoutProps = {
  crumbs: Crumb[];
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** Lays out a page of the account. On wide screens the links to the other pages stand beside its content (ACC-22). */
export function AccountLayout({ crumbs, title, lead, children }: AccountLayoutProps) {
  const { pathname } = useLocation();
  return (
    <Wrap>
      <PageHeading css={heading} crumbs={crumbs} title={title} lead={lead} />
      <div css={columns}>
        <nav aria-label={messages.accountMenu} css={[navigation, onScreen]}>
          {ACCOUNT_PAGES.map(({ to, label }) => (
            <Link key={to} to={to} aria-current={currentOf(to, pathname)}>
              {label}
            </Link>
          ))}
          <button type="button" aria-haspopup="dialog" onClick={() => emit('logout-requested', {})}>
            {messages.logOut}
          </button>
        </nav>
        <div>{children}</div>
      </div>
    </Wrap>
  );
}

/** An order belongs to the list of orders, but is not that page. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
