import { startTransition, useOptimistic } from 'react';

/**
 * A control that shows a choice by itself. What the choice asks for is drawn after that frame, so that no list, however
 * long, stands between a finger and its tick; sooner where the shopper goes on, so that acts keep their order.
 */
export function useOptimisticValue<T>(
  value: T,
  ask: (chosen: T) => void,
): [painted: T, choose: (chosen: T) => void] {
  const [painted, setPainted] = useOptimistic(value);
  const choose = (chosen: T) =>
    startTransition(
      () =>
        new Promise<void>((end) => {
          setPainted(chosen);
          oncePainted(() => ask(chosen), end);
        }),
    );
  return [painted, choose];
}

/** What a shopper does next. The window hears of it before anybody else. */
const GOING_ON = ['pointerdown', 'keydown', 'click', 'submit'];

/** Milliseconds. In a hidden tab nothing is ever painted. */
const LONGEST_WAIT = 100;

/** Acts, unless the shopper has gone Back or Forward: where he is now, the choice means nothing. */
function oncePainted(act: () => void, end: () => void): void {
  const over = new AbortController();
  const { signal } = over;
  const finish = () => {
    over.abort();
    end();
  };
  const go = () => {
    if (signal.aborted) return;
    act();
    finish();
  };
  for (const event of GOING_ON) window.addEventListener(event, go, { capture: true, signal });
  window.addEventListener('popstate', finish, { signal });
  requestAnimationFrame(() => setTimeout(go));
  setTimeout(go, LONGEST_WAIT);
}
