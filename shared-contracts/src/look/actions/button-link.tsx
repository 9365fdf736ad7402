import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from '../media/icon.tsx';
import { type ButtonLook, buttonStyles } from './button-styles.ts';

export type ButtonLinkProps = LinkProps & ButtonLook & { icon?: IconName };

/** A link that looks like a button: for the step that leads to another page. */
export function ButtonLink({ variant, block, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link css={buttonStyles({ variant, block })} {...rest}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </Link>
  );
}
