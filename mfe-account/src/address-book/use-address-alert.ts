import { useQuestion } from 'shared-contracts/remotes';
import { hasSessionEnded } from '../calls/call-failures.ts';
import { messages } from '../messages.ts';

const words = messages.addressBook;

/** Shows the result of a change in a dialog (ACC-13). The shell alerts the end of a session itself. */
export function useAddressAlert(): { tell: (message: string) => void; tellFailure: (error: Error) => void } {
  const ask = useQuestion();
  const tell = (message: string) => void ask({ message, confirmLabel: words.ok });
  return {
    tell,
    tellFailure: (error) => {
      if (!hasSessionEnded(error)) tell(words.failed(error.message));
    },
  };
}
