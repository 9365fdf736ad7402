import { startTransition, useOptimistic } from 'react';
import { flushSync } from 'react-dom';

export type OptimisticOptions = {
  /** Whether going Back applies a waiting choice. By default it is dropped, because it was made on the old page. */
  isKeptOnBack?: boolean;
};

/**
 * Shows a control's new value in the next frame, and applies it after that frame, so that rendering the page never delays it. The
 * value is applied earlier if the shopper interacts again, so that actions keep their order.
 * @param apply called once for each choice
 */
export function useOptimisticValue<T>(
  value: T,
  apply: (chosen: T) => void,
  { isKeptOnBack = false }: OptimisticOptions = {},
): [shown: T, choose: (chosen: T) => void] {
  const [shown, setShown] = useOptimistic(value);
  const choose = (chosen: T) =>
    startTransition(
      () =>
        new Promise<void>((end) => {
          setShown(chosen);
          afterPaint(() => apply(chosen), end, isKeptOnBack);
        }),
    );
  return [shown, choose];
}

/** The shopper's next interactions. The window receives them first, in its capture phase. */
const NEXT_INTERACTIONS = ['pointerdown', 'keydown', 'click', 'submit'];

/** In milliseconds. Without it, a hidden tab would wait forever, because it paints nothing. */
const LONGEST_WAIT = 100;

function afterPaint(act: () => void, end: () => void, isKeptOnBack: boolean): void {
  const over = new AbortController();
  const { signal } = over;
  const finish = () => {
    over.abort();
    end();
  };
  const run = () => {
    if (signal.aborted) return;
    // React drops the optimistic value in a transition, which ordinary updates cannot interrupt: until the page has the new value, the
    // old one would be visible again, and a second tap would start from it.
    flushSync(act);
    finish();
  };
  const runBefore = ({ type, target }: Event) => {
    // The browser toggles a checkbox before it dispatches the click. A render in between would undo that, and the tap would be lost.
    if (type !== 'click' || !(target instanceof HTMLInputElement)) run();
  };
  for (const event of NEXT_INTERACTIONS) window.addEventListener(event, runBefore, { capture: true, signal });
  window.addEventListener('popstate', isKeptOnBack ? run : finish, { signal });
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, LONGEST_WAIT);
}
