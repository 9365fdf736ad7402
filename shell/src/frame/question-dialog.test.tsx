import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QuestionRequest, useQuestion } from 'shared-contracts/remotes';
import { renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import { QuestionDialog } from './question-dialog.tsx';

const QUESTION = { message: 'Really?', confirmLabel: 'Yes', cancelLabel: 'No' };
const ALERT = { message: 'It is so.', confirmLabel: 'OK' };

function Asker({ request, onAnswer }: { request: QuestionRequest; onAnswer: (answer: boolean) => void }) {
  const ask = useQuestion();
  return (
    <button type="button" onClick={() => void ask(request).then(onAnswer)}>
      ask
    </button>
  );
}

async function ask(request: QuestionRequest) {
  const onAnswer = vi.fn();
  renderWithShell(
    <>
      <Asker request={request} onAnswer={onAnswer} />
      <QuestionDialog />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'ask' }));
  return onAnswer;
}

describe('a question', () => {
  it.each([
    ['Yes', true],
    ['No', false],
  ])('SITE-19 is answered with %s', async (label, answer) => {
    const onAnswer = await ask(QUESTION);
    expect(screen.getByRole('alertdialog', { name: QUESTION.message })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('SITE-25 is not answered by the second click of the double click that opened it', async () => {
    const onAnswer = await ask(QUESTION);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }), { detail: 2 });
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('is declined by Escape', async () => {
    const onAnswer = await ask(QUESTION);
    close(screen.getByRole('alertdialog'));
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false));
  });

  it('shows its title above the message', async () => {
    await ask({ ...QUESTION, title: 'A title' });
    expect(screen.getByRole('alertdialog', { name: 'A title' })).toHaveAccessibleDescription('Really?');
  });
});

describe('an alert', () => {
  it('SITE-19 has one button', async () => {
    await ask(ALERT);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['ask', 'OK']);
  });

  it('resolves however it is closed', async () => {
    const onAnswer = await ask(ALERT);
    close(screen.getByRole('alertdialog'));
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(true));
  });
});

/** What the browser fires for Escape, the backdrop and a phone's back gesture. */
function close(dialog: HTMLElement): void {
  (dialog as HTMLDialogElement).close();
}
