import { startTransition, useOptimistic } from 'react';

/**
 * Shows a control's new value in the next frame, and applies it after that frame: rendering a long list never delays the
 * tick. The value is applied sooner when the shopper interacts again, so that actions keep their order.
 */
export function useOptimisticValue<T>(
  value: T,
  apply: (chosen: T) => void,
): [shown: T, choose: (chosen: T) => void] {
  const [shown, setShown] = useOptimistic(value);
  const choose = (chosen: T) =>
    startTransition(
      () =>
        new Promise<void>((end) => {
          setShown(chosen);
          afterPaint(() => apply(chosen), end);
        }),
    );
  return [shown, choose];
}

/** The shopper's next interactions. The window receives them first, in its capture phase. */
const NEXT_INTERACTIONS = ['pointerdown', 'keydown', 'click', 'submit'];

/** Milliseconds. Nothing is painted in a hidden tab. */
const LONGEST_WAIT = 100;

/** Runs an action after the next paint, unless the shopper goes Back or Forward first: the choice was for the old page. */
function afterPaint(act: () => void, end: () => void): void {
  const over = new AbortController();
  const { signal } = over;
  const finish = () => {
    over.abort();
    end();
  };
  const run = () => {
    if (signal.aborted) return;
    act();
    finish();
  };
  for (const event of NEXT_INTERACTIONS) window.addEventListener(event, run, { capture: true, signal });
  window.addEventListener('popstate', finish, { signal });
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, LONGEST_WAIT);
}
