import { useSetAtom, useStore } from 'jotai';
import * as z from 'zod/mini';
import { checkedAtom } from '../incoming/checked-atom.ts';
import { isAccepted } from '../incoming/incoming.ts';

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

const toastSchema = z.object({
  tone: z.enum(['good', 'warn', 'bad', 'neutral']),
  message: z.string(),
  shownFor: z.optional(z.number().check(z.minimum(0))),
  // A path of the shop, so that a toast never leads to another site.
  action: z.optional(z.object({ label: z.string(), to: z.string().check(z.regex(/^\/(?!\/)/)) })),
});

const shownToastsSchema = z.array(z.object({ ...toastSchema.shape, id: z.number() }));

/** The toasts on the screen, the newest last (SITE-18). A value of the wrong shape is ignored (PROM-56). */
export const toastsAtom = checkedAtom<ShownToast[]>([], shownToastsSchema, 'toasts');

let lastToast = 0;

/** @returns a function that shows a toast; it replaces one with the same message. One of the wrong shape is ignored. */
export function useToast(): (toast: ToastRequest) => void {
  const setToasts = useSetAtom(toastsAtom);
  return (toast) => {
    if (!isAccepted(toastSchema, toast, 'a toast')) return;
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

const questionSchema = z.object({
  message: z.string(),
  title: z.optional(z.string()),
  confirmLabel: z.string(),
  cancelLabel: z.optional(z.string()),
});

const openQuestionSchema = z.object({
  ...questionSchema.shape,
  answer: z.custom<OpenQuestion['answer']>((answer) => answer instanceof Function),
});

/** The question on the screen (SITE-19). A value of the wrong shape is ignored (PROM-56). */
export const questionAtom = checkedAtom<OpenQuestion | null>(
  null,
  z.union([openQuestionSchema, z.null()]),
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
      if (!isAccepted(questionSchema, question, 'a question')) return resolve(false);
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
