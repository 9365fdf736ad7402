import { useAtomValue } from 'jotai';
import { Button, Dialog } from 'shared-contracts/look';
import { questionAtom } from 'shared-contracts/remotes';

/** SITE-19: replaces the browser's alert and confirm. Cancel comes first, so it has the focus. */
export function QuestionDialog() {
  const question = useAtomValue(questionAtom);
  if (!question) return null;
  const { title, message, confirmLabel, cancelLabel, answer } = question;
  return (
    <Dialog
      role="alertdialog"
      title={title ?? message}
      lead={title && message}
      // Closing an alert counts as confirming it.
      onClose={() => answer(!cancelLabel)}
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
