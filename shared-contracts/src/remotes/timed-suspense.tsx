import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';

/** Milliseconds after which content that suspends counts as failed. */
export const SUSPENSE_LIMIT = 5_000;

/**
 * Milliseconds for a module and for everything that it then waits for. Including the rendering of the fallback, it is shown within 8 s of
 * the tap, however late the module arrives (PROM-190).
 */
export const REGION_LIMIT = 7_500;

type TimedSuspenseProps = {
  skeleton: ReactNode;
  isLoading?: boolean;
  onLate: () => void;
  children: ReactNode;
};

/**
 * A Suspense boundary with a time limit (PROM-130). Server-rendered content that suspends during hydration stays on the screen without
 * responding, and React shows no skeleton. So the time counts from the first attempt to render, not from the skeleton.
 */
export function TimedSuspense({ skeleton, isLoading = false, onLate, children }: TimedSuspenseProps) {
  const [wait] = useState(() => new Wait(isLoading ? REGION_LIMIT : SUSPENSE_LIMIT));
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

class Wait {
  /** Milliseconds until the content must have arrived for the first time. */
  readonly #firstLimit: number;
  #isWaiting = false;
  #hasArrived = false;
  #onLate: (() => void) | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;

  constructor(firstLimit: number) {
    this.#firstLimit = firstLimit;
  }

  /** Discarded attempts to render count only before the first commit. Later ones are noticed by `leave`. */
  begin(): void {
    this.#isWaiting ||= !this.#hasArrived;
    this.#start();
  }

  arrive(): void {
    this.#hasArrived = true;
    this.#isWaiting = false;
    this.#stop();
  }

  leave(): void {
    this.#isWaiting = true;
    this.#start();
  }

  watch(onLate: () => void): () => void {
    this.#onLate = onLate;
    this.#start();
    return () => {
      this.#onLate = undefined;
      this.#stop();
    };
  }

  #start(): void {
    // Only the browser has effects, so no timer runs on the server.
    if (!this.#isWaiting || !this.#onLate) return;
    this.#limit ??= setTimeout(this.#onLate, this.#hasArrived ? SUSPENSE_LIMIT : this.#firstLimit);
  }

  #stop(): void {
    clearTimeout(this.#limit);
    this.#limit = undefined;
  }
}

function Begun({ wait }: { wait: Wait }) {
  wait.begin();
  return null;
}

/** Reports the content's arrival. When content suspends again and is hidden, React ends its layout effects. */
function Arrived({ wait }: { wait: Wait }) {
  useLayoutEffect(() => {
    wait.arrive();
    return () => wait.leave();
  }, [wait]);
  return null;
}
