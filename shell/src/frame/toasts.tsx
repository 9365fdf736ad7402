import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { toastsState } from 'shared-contracts/frame';
import { ButtonLink, Toast, ToastStack } from 'shared-contracts/look';
import type { ShownToast } from 'shared-contracts/remotes';
import { FramePart } from './frame-part.tsx';

/** All toasts of the shop, the newest last. */
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

/** Hides after its time, but not while it is hovered or focused. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer
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
