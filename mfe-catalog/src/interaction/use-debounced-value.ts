import { useEffect, useState } from 'react';

/**
 * The value as it was when it last stayed the same for a while.
 * @param delay milliseconds
 */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
