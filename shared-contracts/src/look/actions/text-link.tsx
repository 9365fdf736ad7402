import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const link = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: var(--tap-small);
  padding: 0;
  border: 0;
  background: none;
  font-weight: var(--weight-medium);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: var(--line-strong);
  text-underline-offset: 0.35em;
  cursor: pointer;
  transition: text-decoration-color var(--fast);
  &:hover {
    text-decoration-color: currentColor;
  }
`;

/** A link outside running text; inside a sentence use a plain `Link`. */
export function TextLink(props: LinkProps) {
  return <Link css={link} {...props} />;
}

/** Leads to a page of another site, a phone number or an email address. */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a css={link} rel="noopener noreferrer" {...props} />;
}

/** A button that looks like a link, for the third action of a view. */
export function TextButton(props: ComponentProps<'button'>) {
  return <button type="button" css={link} {...props} />;
}
