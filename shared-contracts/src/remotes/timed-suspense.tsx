import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';

/** Milliseconds. What suspends for longer counts as failed. */
export const SUSPENSE_LIMIT = 5_000;

/**
 * Milliseconds for a module and for what it then waits for. With the time that the fallback takes to render, it stands within 8 s of
 * the tap, however late the module arrives (PROM-190).
 */
export const REGION_LIMIT = 7_500;

type TimedSuspenseProps = {
  skeleton: ReactNode;
  /** Whether the module of the content is on its way. */
  isLoading?: boolean;
  /** Called when the content has taken too long. */
  onLate: () => void;
  children: ReactNode;
};

/**
 * A Suspense boundary with a limit (PROM-130). Rendered content that suspends while it is hydrated stays on the screen without
 * responding, and React shows no skeleton: so the time counts from the first attempt to render, not from the skeleton.
 */
export function TimedSuspense({ skeleton, isLoading = false, onLate, children }: TimedSuspenseProps) {
  const [wait] = useState(() => createWait(isLoading ? REGION_LIMIT : SUSPENSE_LIMIT));
  useEffect(() => wait.watch(onLate), [wait, onLate]);
  const begun = <Begun wait={wait} />;
  if (isLoading) {
    return (
      <>
        {begun}
        {skeleton}
      </>
    );
  }
  return (
    <Suspense fallback={skeleton}>
      {begun}
      {children}
      <Arrived wait={wait} />
    </Suspense>
  );
}

type Wait = ReturnType<typeof createWait>;

/** @param firstLimit milliseconds until the content has arrived for the first time */
function createWait(firstLimit: number) {
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
    if (isWaiting && onLate) limit ??= setTimeout(onLate, hasArrived ? SUSPENSE_LIMIT : firstLimit);
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
