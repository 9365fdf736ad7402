import { useAtom } from 'jotai';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toastsState } from 'shared-contracts/frame';
import { ButtonLink, Toast, ToastStack } from 'shared-contracts/look';
import type { ShownToast } from 'shared-contracts/remotes';
import { FramePart } from './frame-part.tsx';

export function Toasts() {
  const [toasts, setToasts] = useAtom(toastsState);
  return (
    <ToastStack>
      {toasts.map((toast) => (
        <FramePart key={toast.id} name="toast">
          <TimedToast
            toast={toast}
            onDismiss={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))}
          />
        </FramePart>
      ))}
    </ToastStack>
  );
}

/** SITE-18. Milliseconds. */
export const TOAST_TIME = 5_000;

type TimedToastProps = { toast: ShownToast; onDismiss: () => void };

/**
 * Hides after its time, but not while it is hovered or focused. SITE-48: it disappears when the shopper arrives at the page that it links,
 * or once the focus has left it there. On that page it has no link.
 */
function TimedToast({ toast: { tone, message, action, shownFor = TOAST_TIME }, onDismiss }: TimedToastProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const { pathname } = useLocation();
  const isThere = action?.to === pathname;
  const [beganThere] = useState(isThere);
  const [hasArrived, setHasArrived] = useState(false);
  if (isThere && !beganThere && !hasArrived) setHasArrived(true);
  const onTime = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isFocused || (isHovered && !hasArrived)) return;
    const timer = setTimeout(() => onTime(), shownFor);
    return () => clearTimeout(timer);
  }, [isHovered, isFocused, hasArrived, shownFor]);

  const before = useRef<HTMLElement>(null);
  function holdFocus({ relatedTarget, currentTarget }: FocusEvent): void {
    setIsFocused(true);
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }
  /** The focused control is about to disappear. */
  function dismiss(next: HTMLElement | null): void {
    const page = document.querySelector('main');
    (next?.isConnected ? next : page)?.focus({ preventScroll: true });
    onDismiss();
  }
  if (hasArrived && !isFocused) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer
    <div
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={holdFocus}
      onBlur={() => setIsFocused(false)}
    >
      <Toast
        tone={tone}
        action={
          action &&
          !isThere && (
            <ButtonLink variant="quiet" to={action.to} onClick={() => dismiss(null)}>
              {action.label}
            </ButtonLink>
          )
        }
        onDismiss={() => dismiss(before.current)}
      >
        {message}
      </Toast>
    </div>
  );
}
