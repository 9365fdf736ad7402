import { useSetAtom, useStore } from 'jotai';
import { checkedAtom } from '../incoming/checked-atom.ts';
import { isAccepted } from '../incoming/incoming.ts';
import {
  callback,
  either,
  fields,
  finiteNumber,
  listOf,
  nothing,
  oneOf,
  optional,
  type Shape,
  text,
} from '../incoming/shapes.ts';

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

/** A path of the shop, so that a toast never leads to another site. */
const path: Shape<string> = (value): value is string => text(value) && /^\/(?!\/)/.test(value);
const duration: Shape<number> = (value): value is number => finiteNumber(value) && value >= 0;

const toastFields = {
  tone: oneOf('good', 'warn', 'bad', 'neutral'),
  message: text,
  shownFor: optional(duration),
  action: optional(fields({ label: text, to: path })),
};
const toastShape = fields<ToastRequest>(toastFields);
const shownToastsShape = listOf(fields<ShownToast>({ ...toastFields, id: finiteNumber }));

/** The toasts on the screen, the newest last (SITE-18). A value of the wrong shape is ignored (PROM-56). */
export const toastsAtom = checkedAtom<ShownToast[]>([], shownToastsShape, 'toasts');

let lastToast = 0;

/** @returns a function that shows a toast; it replaces one with the same message. One of the wrong shape is ignored. */
export function useToast(): (toast: ToastRequest) => void {
  const setToasts = useSetAtom(toastsAtom);
  return (toast) => {
    if (!isAccepted(toastShape, toast, 'a toast')) return;
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

const questionFields = {
  message: text,
  title: optional(text),
  confirmLabel: text,
  cancelLabel: optional(text),
};
const questionShape = fields<QuestionRequest>(questionFields);
const openQuestionShape = fields<OpenQuestion>({
  ...questionFields,
  answer: callback<OpenQuestion['answer']>(),
});

/** The question on the screen (SITE-19). A value of the wrong shape is ignored (PROM-56). */
export const questionAtom = checkedAtom<OpenQuestion | null>(
  null,
  either<OpenQuestion | null>(openQuestionShape, nothing),
  'a question',
);

/**
 * @returns a function that opens a question in a dialog; it resolves to true when confirmed. A question of the wrong
 * shape is declined at once.
 */
export function useQuestion(): (question: QuestionRequest) => Promise<boolean> {
  const store = useStore();
  return (question) =>
    new Promise((resolve) => {
      if (!isAccepted(questionShape, question, 'a question')) return resolve(false);
      store.get(questionAtom)?.answer(false);
      const open: OpenQuestion = {
        ...question,
        answer: (confirmed) => {
          // A second click must not close the next question.
          if (store.get(questionAtom) === open) store.set(questionAtom, null);
          resolve(confirmed);
        },
      };
      store.set(questionAtom, open);
    });
}
