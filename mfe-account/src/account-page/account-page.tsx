import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeading, Wrap } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

const columns = css`
  display: grid;
  gap: var(--s-6);
  padding-bottom: var(--section);
  @media (min-width: 1024px) {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: clamp(2.5rem, 5vw, 6rem);
  }
`;

const nav = css`
  display: flex;
  gap: var(--s-5);
  border-bottom: var(--hair);
  a {
    display: flex;
    align-items: center;
    min-height: var(--tap);
    border-bottom: 2px solid transparent;
    color: var(--ink-soft);
    &:hover {
      color: var(--ink);
    }
    &[aria-current] {
      border-color: var(--accent);
      color: var(--ink);
      font-weight: var(--weight-medium);
    }
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 6.5rem;
    align-self: start;
    flex-direction: column;
    gap: 0;
    border: 0;
    a {
      padding-left: var(--s-4);
      border: 0;
      border-left: 2px solid var(--line);
    }
  }
  @media print {
    display: none;
  }
`;

const ENTRIES = [{ to: pagePath('/profile'), label: messages.profile.title }];

export type AccountPageProps = {
  title: string;
  /** The entry of the navigation that the page belongs to. */
  current: '/profile';
  children: ReactNode;
};

/** The frame of the account's pages: the heading, and the way to the other pages. */
export function AccountPage({ title, current, children }: AccountPageProps) {
  const crumbs = [{ label: messages.home, to: pagePath('/') }, { label: title }];
  return (
    <Wrap>
      <PageHeading crumbs={crumbs} title={title} />
      <div css={columns}>
        <nav css={nav} aria-label={messages.accountMenu}>
          {ENTRIES.map(({ to, label }) => (
            <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div>{children}</div>
      </div>
    </Wrap>
  );
}
