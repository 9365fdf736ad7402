import { useEffect, useState } from 'react';

/**
 * The value, updated once it has stayed the same for a while.
 * @param delay milliseconds
 */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
