import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Text } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { TO_TOP } from '../routing/use-scroll-position.ts';
import type { NavLink } from './nav-links.ts';
import { phoneLink } from './phone-link.ts';

const columnStyles = css`
  h2 {
    margin-bottom: var(--s-2);
    color: var(--on-accent-soft);
    font: var(--weight-medium) var(--type-small) / var(--lh-body) var(--font-text);
    letter-spacing: normal;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap-small);
    padding-block: var(--s-2);
    line-height: var(--lh-body);
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
`;

export function FooterLinks({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <nav css={columnStyles} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} state={TO_TOP}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const lines = css`
  white-space: pre-line;
`;

export function FooterContact() {
  const { phone, email, address } = useConfiguration();
  return (
    <div css={columnStyles}>
      <h2>{messages.contactDetails}</h2>
      <ul>
        <li>
          <a href={phoneLink(phone)}>
            <Text as="span" figures>
              {phone}
            </Text>
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          <Link css={lines} to={pagePath('/contact')}>
            {address}
          </Link>
        </li>
      </ul>
    </div>
  );
}
