import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { Button, Dialog } from 'shared-contracts/look';
import { type OpenQuestion, questionAtom, RemoteBoundary } from 'shared-contracts/remotes';

/** SITE-19: replaces the browser's alert and confirm. Cancel comes first, so it has the focus. */
export function QuestionDialog() {
  const question = useAtomValue(questionAtom);
  if (!question) return null;
  return (
    <RemoteBoundary name="shell/question" fallback={() => <Declined question={question} />}>
      <OpenDialog question={question} />
    </RemoteBoundary>
  );
}

/** A question that cannot be shown is declined, because its caller waits for an answer. */
function Declined({ question }: { question: OpenQuestion }) {
  const decline = useEffectEvent(() => question.answer(false));
  useEffect(() => decline(), []);
  return null;
}

function OpenDialog({ question }: { question: OpenQuestion }) {
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
            <Button variant="secondary" busy={false} onClick={() => answer(false)}>
              {cancelLabel}
            </Button>
          )}
          {/* `busy` makes the button ignore the second click of the double click that opened the question. */}
          <Button busy={false} onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
