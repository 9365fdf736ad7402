import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from '../media/icon.tsx';
import { type IconButtonLook, iconButtonStyles } from './button-styles.ts';

type IconAlone = IconButtonLook & {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: IconName;
};

type Laid = {
  /** Laid over the icon, placed by its owner: a count, a dot. */
  badge?: ReactNode;
};

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & IconAlone & Laid;

export function IconButton({ label, icon, edged, badge, ...rest }: IconButtonProps) {
  return (
    <button type="button" css={iconButtonStyles({ edged })} aria-label={label} {...rest}>
      <Icon name={icon} />
      {badge}
    </button>
  );
}

export type IconLinkProps = Omit<LinkProps, 'children'> & IconAlone & Laid;

export function IconLink({ label, icon, edged, badge, ...rest }: IconLinkProps) {
  return (
    <Link css={iconButtonStyles({ edged })} aria-label={label} {...rest}>
      <Icon name={icon} />
      {badge}
    </Link>
  );
}

export type ExternalIconLinkProps = Omit<ComponentProps<'a'>, 'children'> & IconAlone;

/** To a page of somebody else. */
export function ExternalIconLink({ label, icon, edged, href, ...rest }: ExternalIconLinkProps) {
  return (
    <a css={iconButtonStyles({ edged })} href={href} aria-label={label} rel="noopener noreferrer" {...rest}>
      <Icon name={icon} />
    </a>
  );
}
