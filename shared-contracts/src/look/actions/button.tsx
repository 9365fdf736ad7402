import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from '../media/icon.tsx';
import { Spinner } from '../media/spinner.tsx';
import { type ButtonLook, buttonStyles } from './button-styles.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: IconName;
    /**
     * Whether the action is running: the button shows a spinner, keeps the focus and ignores clicks. Setting it, even to false, also makes
     * the button ignore the second click of a double click, even if the response has come in between (SITE-25).
     */
    busy?: boolean;
  };

export function Button({ variant, block, icon, busy, onClick, children, ...rest }: ButtonProps) {
  function act(event: MouseEvent<HTMLButtonElement>): void {
    const isRepeated = busy !== undefined && event.detail > 1;
    // Cancelling the click also prevents a submit button from sending its form twice.
    if (busy || isRepeated) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      css={buttonStyles({ variant, block })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={act}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size="s" />}
      {children}
    </button>
  );
}

type ButtonLinkProps = LinkProps & ButtonLook & { icon?: IconName };

/** A link that looks like a button, for an action that leads to another page. */
export function ButtonLink({ variant, block, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link css={buttonStyles({ variant, block })} {...rest}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </Link>
  );
}
