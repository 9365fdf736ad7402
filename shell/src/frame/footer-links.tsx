import { css } from '@emotion/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { NavLink } from './nav-links.ts';

export const columnStyles = css`
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
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
`;

export function FooterLinks({ title, links }: { title: string; links: readonly NavLink[] }) {
  const id = useId();
  return (
    <nav css={columnStyles} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
