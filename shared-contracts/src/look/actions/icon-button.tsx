import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from '../media/icon.tsx';
import { type IconButtonLook, iconButtonStyles } from './button-styles.ts';

type IconAlone = IconButtonLook & {
  /** Accessible name: the button's action. */
  label: string;
  icon: IconName;
};

type WithBadge = {
  /** Rendered over the icon, such as a count or a dot; its owner positions it. */
  badge?: ReactNode;
};

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & IconAlone & WithBadge;

export function IconButton({ label, icon, edged, badge, ...rest }: IconButtonProps) {
  return (
    <button type="button" css={iconButtonStyles({ edged })} aria-label={label} {...rest}>
      <Icon name={icon} />
      {badge}
    </button>
  );
}

type IconLinkProps = Omit<LinkProps, 'children'> & IconAlone & WithBadge;

export function IconLink({ label, icon, edged, badge, ...rest }: IconLinkProps) {
  return (
    <Link css={iconButtonStyles({ edged })} aria-label={label} {...rest}>
      <Icon name={icon} />
      {badge}
    </Link>
  );
}

type ExternalIconLinkProps = Omit<ComponentProps<'a'>, 'children'> & IconAlone;

export function ExternalIconLink({ label, icon, edged, href, ...rest }: ExternalIconLinkProps) {
  return (
    <a css={iconButtonStyles({ edged })} href={href} aria-label={label} rel="noopener noreferrer" {...rest}>
      <Icon name={icon} />
    </a>
  );
}
