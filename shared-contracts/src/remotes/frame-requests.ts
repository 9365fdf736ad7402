import { atom, useSetAtom, useStore } from 'jotai';
import { isAccepted } from '../incoming/incoming.ts';
import { readOnlyAtom } from '../incoming/read-only-atom.ts';
import { fields, finiteNumber, oneOf, optional, type Shape, text } from '../incoming/shapes.ts';

export type ToastTone = 'good' | 'warn' | 'bad' | 'neutral';

export type ToastRequest = {
  tone: ToastTone;
  message: string;
  /** Milliseconds; 5 s by default (SITE-18). */
  shownFor?: number;
  action?: { label: string; to: string };
};

export type ShownToast = ToastRequest & { id: number };

/** A path of the shop. A toast must not link to another site. */
const path: Shape<string> = (value): value is string => text(value) && /^\/(?!\/)/.test(value);
const duration: Shape<number> = (value): value is number => finiteNumber(value) && value >= 0;

const toastShape = fields<ToastRequest>({
  tone: oneOf('good', 'warn', 'bad', 'neutral'),
  message: text,
  shownFor: optional(duration),
  action: optional(fields({ label: text, to: path })),
});

/** Only the shell and `useToast` write it. */
export const toastsState = atom<ShownToast[]>([]);

/** The toasts on the screen, the newest last (SITE-18). Remotes only read it (PROM-133), and show one with `useToast`. */
export const toastsAtom = readOnlyAtom(toastsState, 'the toasts');

let lastToast = 0;

/** @returns a function that shows a toast, and replaces one with the same message. A toast of the wrong shape is ignored. */
export function useToast(): (toast: ToastRequest) => void {
  const setToasts = useSetAtom(toastsState);
  return (toast) => {
    if (!isAccepted(toastShape, toast, 'a toast')) return;
    lastToast += 1;
    const id = lastToast;
    setToasts((shown) => [...shown.filter((other) => other.message !== toast.message), { ...toast, id }]);
  };
}

export type QuestionRequest = {
  message: string;
  title?: string;
  confirmLabel: string;
  /** Without it the question is an alert with one button. */
  cancelLabel?: string;
};

export type OpenQuestion = QuestionRequest & { answer: (confirmed: boolean) => void };

const questionShape = fields<QuestionRequest>({
  message: text,
  title: optional(text),
  confirmLabel: text,
  cancelLabel: optional(text),
});

/** Only `useQuestion` writes it. */
export const questionState = atom<OpenQuestion | null>(null);

/** The question on the screen (SITE-19). Remotes only read it (PROM-133), and ask with `useQuestion`. */
export const questionAtom = readOnlyAtom(questionState, 'the question');

/** @returns a function that asks in a dialog, and resolves to true if confirmed. A question of the wrong shape is declined at once. */
export function useQuestion(): (question: QuestionRequest) => Promise<boolean> {
  const store = useStore();
  return (question) =>
    new Promise((resolve) => {
      if (!isAccepted(questionShape, question, 'a question')) return resolve(false);
      store.get(questionState)?.answer(false);
      const open: OpenQuestion = {
        ...question,
        answer: (confirmed) => {
          // A second click must not close the next question.
          if (store.get(questionState) === open) store.set(questionState, null);
          resolve(confirmed);
        },
      };
      store.set(questionState, open);
    });
}
