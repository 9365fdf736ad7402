import { atom, useSetAtom, useStore } from 'jotai';

export type ToastTone = 'good' | 'warn' | 'bad' | 'neutral';

export type ToastRequest = {
  tone: ToastTone;
  message: string;
  /** Milliseconds; 5 s by default (SITE-18). */
  shownFor?: number;
  /** A link beside the message. */
  action?: { label: string; to: string };
};

export type ShownToast = ToastRequest & { id: number };

/** The toasts on the screen, the newest last (SITE-18). */
export const toastsAtom = atom<ShownToast[]>([]);

let lastToast = 0;

/** @returns a function that shows a toast; it replaces one with the same message */
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
  /** Without it the question is an alert with one button. */
  cancelLabel?: string;
};

export type OpenQuestion = QuestionRequest & { answer: (confirmed: boolean) => void };

/** The question on the screen (SITE-19). */
export const questionAtom = atom<OpenQuestion | null>(null);

/** @returns a function that opens a question in a dialog; it resolves to true when confirmed */
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
