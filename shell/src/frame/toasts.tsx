import { useAtom } from 'jotai';
import { ToastStack } from 'shared-contracts/look';
import { toastsAtom } from 'shared-contracts/remotes';
import { TimedToast } from './timed-toast.tsx';

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
