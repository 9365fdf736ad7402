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

export type TextLinkProps = LinkProps;

/** A link that stands by itself; one inside a sentence is a plain `Link`. */
export function TextLink(props: TextLinkProps) {
  return <Link css={link} {...props} />;
}

export type ExternalLinkProps = ComponentProps<'a'>;

/** To a page of somebody else, a phone number or an address for mail. */
export function ExternalLink(props: ExternalLinkProps) {
  return <a css={link} rel="noopener noreferrer" {...props} />;
}

export type TextButtonProps = ComponentProps<'button'>;

/** Acts on this page, and looks like a link: the third action of a view. */
export function TextButton(props: TextButtonProps) {
  return <button type="button" css={link} {...props} />;
}
