import { atom, useSetAtom, useStore } from 'jotai';

export type ToastTone = 'good' | 'warn' | 'bad' | 'neutral';

export type ToastRequest = {
  tone: ToastTone;
  message: string;
  /** Milliseconds; 5 s unless told (spec section 8). */
  shownFor?: number;
  /** A link beside the words. */
  action?: { label: string; to: string };
};

export type ShownToast = ToastRequest & { id: number };

/** Shown by the shell, newest last; each hides itself after 5 s (spec section 8). */
export const toastsAtom = atom<ShownToast[]>([]);

let lastToast = 0;

/** Shows a toast in the shell's one place for them. */
export function useToast(): (toast: ToastRequest) => void {
  const setToasts = useSetAtom(toastsAtom);
  return (toast) => {
    lastToast += 1;
    const id = lastToast;
    setToasts((shown) => [...shown.filter((other) => other.message !== toast.message), { ...toast, id }]);
  };
}

export type QuestionRequest = {
  message: string;
  /** Shown above the message. */
  title?: string;
  confirmLabel: string;
  /** Absent: an alert with one button. */
  cancelLabel?: string;
};

export type OpenQuestion = QuestionRequest & { answer: (confirmed: boolean) => void };

/** The open dialog of the shell, in place of the browser's alert and confirm. */
export const questionAtom = atom<OpenQuestion | null>(null);

/** Asks in an accessible dialog; resolves to true when confirmed. An alert is a question without a cancel label. */
export function useQuestion(): (question: QuestionRequest) => Promise<boolean> {
  const store = useStore();
  return (question) =>
    new Promise((resolve) => {
      store.get(questionAtom)?.answer(false);
      store.set(questionAtom, {
        ...question,
        answer: (confirmed) => {
          store.set(questionAtom, null);
          resolve(confirmed);
        },
      });
    });
}
