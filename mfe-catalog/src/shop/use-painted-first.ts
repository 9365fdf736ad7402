import { startTransition, useOptimistic } from 'react';

/**
 * A control that shows a choice by itself. What the choice asks for is drawn after that frame, so that no list, however
 * long, stands between a finger and its tick.
 */
export function usePaintedFirst<T>(
  value: T,
  ask: (chosen: T) => void,
): [painted: T, choose: (chosen: T) => void] {
  const [painted, setPainted] = useOptimistic(value);
  const choose = (chosen: T) =>
    startTransition(async () => {
      setPainted(chosen);
      await nextPaint();
      ask(chosen);
    });
  return [painted, choose];
}

/** Or 100 ms, where nothing is painted, as in a hidden tab. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
