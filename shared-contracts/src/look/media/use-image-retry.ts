import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds before each retry of an image that failed to load: the provider may still be composing it. */
const RETRY_DELAYS = [500, 1_500, 4_000, 8_000, 16_000];

type ImageRetry = {
  /** React key of the `img`: a new key loads the image again. */
  key: number;
  /** Whether the last attempt failed; a retry may follow. */
  isLost: boolean;
  ref: RefObject<HTMLImageElement | null>;
  onError: () => void;
  onLoad: () => void;
};

/**
 * Props that make an `img` retry five times after it failed to load.
 * @param fadesIn sets `data-loading` while it loads; not for the first view's largest picture, which would count as
 * painted late
 */
export function useImageRetry({ fadesIn }: { fadesIn: boolean }): ImageRetry {
  const ref = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const isLost = failures > attempt;
  const onError = () => setFailures(attempt + 1);

  useEffect(() => {
    const image = ref.current;
    // It may have failed before hydration, when there was no `onError` yet.
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) setFailures(1);
    // Not React state: a list would render each of its pictures three times.
    if (fadesIn && image && !image.complete) image.dataset.loading = '';
  }, [fadesIn]);

  useEffect(() => {
    const delay = RETRY_DELAYS[attempt];
    if (!isLost || delay === undefined) return;
    const timer = setTimeout(() => setAttempt(attempt + 1), delay);
    return () => clearTimeout(timer);
  }, [isLost, attempt]);

  const onLoad = () => void delete ref.current?.dataset.loading;

  return { key: attempt, isLost, ref, onError, onLoad };
}
