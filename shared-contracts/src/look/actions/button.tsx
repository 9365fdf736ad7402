import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../media/icon.tsx';
import { Spinner } from '../media/spinner.tsx';
import { type ButtonLook, buttonStyles } from './button-styles.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: IconName;
    /** Its work is under way: it turns, keeps the focus and takes no second press. */
    busy?: boolean;
  };

export function Button({ variant, block, icon, busy, onClick, children, ...rest }: ButtonProps) {
  // Swallowing the click also holds back the form that a submit button would send twice.
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      css={buttonStyles({ variant, block })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size="s" />}
      {children}
    </button>
  );
}
