import { css } from '@emotion/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Drawer, IconButton } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { TO_TOP } from '../routing/use-scroll-position.ts';
import { isCurrent, MENU_LINKS, TOOL_LINKS } from './nav-links.ts';

const button = css`
  margin-left: max(-0.75rem, var(--gutter) * -0.66);
  @media (min-width: 768px) {
    display: none;
  }
`;

const links = css`
  display: grid;
  padding-top: var(--s-3);
  a {
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    border-top: var(--hair);
    font: var(--weight-display) 1.625rem/1.2 var(--font-display);
  }
  /* The tools are smaller than the links of the header and the shortlist, so that all fit on a phone. */
  a:nth-of-type(n + 7) {
    min-height: var(--tap-small);
    font: inherit;
  }
  a:nth-of-type(n + 8) {
    border: 0;
  }
  [aria-current] {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
`;

/** SITE-7: shows the header's links in a drawer at the bottom of a narrow window. */
export function PhoneMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const location = useLocation();
  const { shopName } = useConfiguration();
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        css={button}
        icon="menu"
        label={messages.openMenu}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Drawer title={shopName} onClose={close}>
          <nav css={links} aria-label={messages.phoneNavigation}>
            {[...MENU_LINKS, ...TOOL_LINKS].map((link) => (
              <Link
                key={link.to}
                to={link.to}
                state={TO_TOP}
                aria-current={isCurrent(link, location) ? 'page' : undefined}
                onClick={close}
              >
                {link.label}
              </Link>
            ))}
          </nav>
        </Drawer>
      )}
    </>
  );
}
