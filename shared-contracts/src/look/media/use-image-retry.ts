import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds before a picture that did not come is asked for again: its provider may still be composing it. */
const ASK_AGAIN_AFTER = [2_000, 4_000, 8_000, 16_000];

type PatientPicture = {
  /** Another one asks again. */
  key: number;
  /** It could not be loaded, for now or at all. */
  isLost: boolean;
  ref: RefObject<HTMLImageElement | null>;
  onError: () => void;
};

/** What an `img` needs to be asked for again a few times when it could not be loaded. */
export function usePatientPicture(): PatientPicture {
  const ref = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const isLost = failures > attempt;
  const onError = () => setFailures(attempt + 1);

  useEffect(() => {
    const image = ref.current;
    // It failed before the page had started, and nobody heard of it.
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) setFailures(1);
  }, []);

  useEffect(() => {
    const wait = ASK_AGAIN_AFTER[attempt];
    if (!isLost || wait === undefined) return;
    const clock = setTimeout(() => setAttempt(attempt + 1), wait);
    return () => clearTimeout(clock);
  }, [isLost, attempt]);

  return { key: attempt, isLost, ref, onError };
}
