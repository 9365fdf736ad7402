import { css } from '@emotion/react';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { TO_TOP } from '../routing/use-scroll-position.ts';
import { isCurrent, NAV_LINKS } from './nav-links.ts';

const nav = css`
  display: none;
  @media (min-width: 768px) {
    display: flex;
    gap: clamp(1.25rem, 2.6vw, 2.5rem);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    border-block: 1.5px solid transparent;
    font-size: 0.9375rem;
    font-weight: var(--weight-medium);
    white-space: nowrap;
  }
  a:hover {
    border-bottom-color: var(--line-strong);
  }
  [aria-current] {
    border-bottom-color: var(--accent);
  }
  /* Forced colours show every border, also a transparent one. */
  @media (forced-colors: active) {
    a:not([aria-current]) {
      border-color: Canvas;
    }
    [aria-current] {
      border-color: Canvas Canvas Highlight;
    }
  }
`;

export function MainNav() {
  const location = useLocation();
  return (
    <nav css={nav} aria-label={messages.mainNavigation}>
      {NAV_LINKS.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          state={TO_TOP}
          aria-current={isCurrent(link, location) ? 'page' : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
