import { useAtom, useAtomValue } from 'jotai';
import { toastsState } from 'shared-contracts/frame';
import { Button, ButtonLink, Dialog, Toast, ToastStack } from 'shared-contracts/look';
import { questionAtom } from 'shared-contracts/remotes';

/** The shell's toasts and questions, without its timers. */
export function FrameStandIn() {
  return (
    <>
      <Toasts />
      <Question />
    </>
  );
}

function Toasts() {
  const [toasts, setToasts] = useAtom(toastsState);
  return (
    <ToastStack>
      {toasts.map(({ id, tone, message, action }) => (
        <Toast
          key={id}
          tone={tone === 'neutral' ? undefined : tone}
          action={
            action && (
              <ButtonLink variant="quiet" to={action.to}>
                {action.label}
              </ButtonLink>
            )
          }
          onDismiss={() => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
        >
          {message}
        </Toast>
      ))}
    </ToastStack>
  );
}

function Question() {
  const question = useAtomValue(questionAtom);
  if (!question) return null;
  const { title, message, confirmLabel, cancelLabel, answer } = question;
  return (
    <Dialog
      role="alertdialog"
      title={title ?? message}
      lead={title && message}
      onClose={() => answer(false)}
      actions={
        <>
          {cancelLabel && (
            <Button variant="secondary" onClick={() => answer(false)}>
              {cancelLabel}
            </Button>
          )}
          <Button onClick={() => answer(true)}>{confirmLabel}</Button>
        </>
      }
    />
  );
}
