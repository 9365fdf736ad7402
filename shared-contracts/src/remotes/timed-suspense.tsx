import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';

/** Milliseconds. What suspends for longer counts as failed. */
export const SUSPENSE_LIMIT = 8_000;

type TimedSuspenseProps = {
  skeleton: ReactNode;
  /** Called when the content has been suspended for `SUSPENSE_LIMIT`. */
  onLate: () => void;
  children: ReactNode;
};

/**
 * A Suspense boundary with a limit (PROM-130). Rendered content that suspends while it is hydrated stays on the screen without
 * responding, and React shows no skeleton: so the time counts from the first attempt to render, not from the skeleton.
 */
export function TimedSuspense({ skeleton, onLate, children }: TimedSuspenseProps) {
  const [wait] = useState(createWait);
  useEffect(() => wait.watch(onLate), [wait, onLate]);
  return (
    <Suspense fallback={skeleton}>
      <Begun wait={wait} />
      {children}
      <Arrived wait={wait} />
    </Suspense>
  );
}

type Wait = ReturnType<typeof createWait>;

function createWait() {
  let isWaiting = false;
  let hasArrived = false;
  let onLate: (() => void) | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(limit);
    limit = undefined;
  };
  const start = () => {
    // Only the browser has effects, so no timer runs on the server.
    if (isWaiting && onLate) limit ??= setTimeout(onLate, SUSPENSE_LIMIT);
  };
  return {
    /** An attempt to render that has been discarded counts only before the first commit: later ones are seen by `leave`. */
    begin: () => {
      isWaiting ||= !hasArrived;
      start();
    },
    arrive: () => {
      hasArrived = true;
      isWaiting = false;
      stop();
    },
    leave: () => {
      isWaiting = true;
      start();
    },
    watch: (late: () => void) => {
      onLate = late;
      start();
      return () => {
        onLate = undefined;
        stop();
      };
    },
  };
}

function Begun({ wait }: { wait: Wait }) {
  wait.begin();
  return null;
}

/** React ends layout effects when it hides content that suspends again. */
function Arrived({ wait }: { wait: Wait }) {
  useLayoutEffect(() => {
    wait.arrive();
    return wait.leave;
  }, [wait]);
  return null;
}
