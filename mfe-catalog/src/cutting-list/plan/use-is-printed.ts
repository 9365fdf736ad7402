import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Parts that only paper shows are rendered just before the first print. */
export function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    // The browser prints as soon as the listener has returned.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinted(true)), { signal: over.signal });
    return () => over.abort();
  }, []);
  return isPrinted;
}
