import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { ButtonLink, Toast, ToastStack } from 'shared-contracts/look';
import { type ShownToast, toastsAtom } from 'shared-contracts/remotes';

/** The one place for toasts, whoever asks for them. */
export function Toasts() {
  const [toasts, setToasts] = useAtom(toastsAtom);
  return (
    <ToastStack>
      {toasts.map((toast) => (
        <TimedToast
          key={toast.id}
          toast={toast}
          onDismiss={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))}
        />
      ))}
    </ToastStack>
  );
}

/** Milliseconds, spec section 9. */
export const TOAST_TIME = 5_000;

type TimedToastProps = { toast: ShownToast; onDismiss: () => void };

/** Hides itself in time, but not from under a pointer or the focus. */
function TimedToast({ toast: { tone, message, action, shownFor = TOAST_TIME }, onDismiss }: TimedToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const onTime = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onTime(), shownFor);
    return () => clearTimeout(timer);
  }, [isHeld, shownFor]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it offers nothing to do, it only waits for who is reading
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Toast
        tone={tone}
        action={
          action && (
            <ButtonLink variant="quiet" to={action.to} onClick={onDismiss}>
              {action.label}
            </ButtonLink>
          )
        }
        onDismiss={onDismiss}
      >
        {message}
      </Toast>
    </div>
  );
}
