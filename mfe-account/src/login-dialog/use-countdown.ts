import { useEffect, useEffectEvent, useState } from 'react';

/** Seconds left since mounting, by the clock: timers pause while a phone sleeps. Calls `onOver` when none is left. */
export function useCountdown(seconds: number, onOver?: () => void): number {
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(() => onOver?.());
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const tick = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setLeft(remaining);
      if (remaining > 0) return;
      clearInterval(tick);
      over();
    }, 1_000);
    return () => clearInterval(tick);
  }, [seconds]);
  return left;
}
