import { startTransition, useOptimistic } from 'react';
import { flushSync } from 'react-dom';

export type OptimisticOptions = {
  /** Going Back applies a choice that waits for its frame; otherwise it is dropped, because it was for the old page. */
  isKeptOnBack?: boolean;
};

/**
 * Shows a control's new value in the next frame, and applies it after that frame: rendering the page never delays it. The
 * value is applied sooner when the shopper interacts again, so that actions keep their order.
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

/** In milliseconds. A hidden tab paints nothing, so it would wait forever. */
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
    // React drops the shown value in a transition, which no ordinary update can interrupt once it has begun: the old value would be
    // visible again until the page has the new one, and a second tap would start from it.
    flushSync(act);
    finish();
  };
  const runBefore = ({ type, target }: Event) => {
    // A browser toggles a box before it dispatches the click. A render in between would toggle it back, and the tap would be lost.
    if (type !== 'click' || !(target instanceof HTMLInputElement)) run();
  };
  for (const event of NEXT_INTERACTIONS) window.addEventListener(event, runBefore, { capture: true, signal });
  window.addEventListener('popstate', isKeptOnBack ? run : finish, { signal });
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, LONGEST_WAIT);
}
