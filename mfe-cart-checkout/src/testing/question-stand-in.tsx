import { useAtomValue } from 'jotai';
import { questionAtom } from 'shared-contracts/remotes';

/** Stands in for the shell's dialog in a test. */
export function QuestionStandIn() {
  const question = useAtomValue(questionAtom);
  if (!question) return null;
  return (
    <div role="alertdialog" aria-label={question.message}>
      <button type="button" onClick={() => question.answer(true)}>
        {question.confirmLabel}
      </button>
      {question.cancelLabel && (
        <button type="button" onClick={() => question.answer(false)}>
          {question.cancelLabel}
        </button>
      )}
    </div>
  );
}
