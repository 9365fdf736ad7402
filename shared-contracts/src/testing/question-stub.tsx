import { useAtomValue } from 'jotai';
import { questionAtom } from '../remotes/remotes.ts';

export function QuestionStub() {
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
