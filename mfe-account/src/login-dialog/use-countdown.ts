import { useEffect, useState } from 'react';

/** Seconds left of `seconds`, from mounting on. By the clock: a phone that slept in between has not stopped it. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const tick = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setLeft(remaining);
      if (remaining === 0) clearInterval(tick);
    }, 1_000);
    return () => clearInterval(tick);
  }, [seconds]);
  return left;
}
